/** Inspection, measurement, testing, auditing, and quality management. */
export const QUALITY_SKILLS = `
Quality inspection: quality control inspection, QC inspection, parts inspection, product inspection
Quality control: QC, quality checks
Quality assurance: QA
First article inspection: FAI, first article, AS9102, FAIR report
Receiving inspection: incoming inspection, goods inward inspection
Final inspection: outgoing inspection
Sampling plans: AQL sampling, ANSI Z1.4, attribute sampling
Nonconformance reports: NCR, NCRs, non-conformance reporting, MRB
Inspection reports: writing inspection reports
Optical comparator: shadowgraph, profile projector
Height gauge: height gage
Thread gauges: thread gages, go no-go gauges
ASQ CQI: CQI, Certified Quality Inspector, CQT, Certified Quality Technician
CMM programming: coordinate measuring machine programming, CMM program writing
CMM operation: CMM inspection, coordinate measuring machine
PC-DMIS: PCDMIS
Zeiss Calypso: Calypso
Mitutoyo CMM: MCOSMOS
FARO arm: Romer arm, portable CMM, articulated arm
Laser tracker: laser tracking, Leica tracker
3D scanning: laser scanning of parts, structured light scanning
PolyWorks: PolyWorks Inspector
OGP vision system: vision measurement, OGP SmartScope
Reverse engineering parts
Gage R&R: gauge R&R, GR&R, measurement system analysis, MSA
Quality engineering: quality engineer work
FMEA: failure mode and effects analysis, PFMEA, DFMEA, FMECA
CAPA: corrective and preventive action, corrective action, corrective actions
8D problem solving: 8D, eight disciplines
SPC: statistical process control, control charts
PPAP: production part approval process
APQP: advanced product quality planning
Control plans: process control plan
ASQ CQE: CQE, Certified Quality Engineer
Quality management systems: QMS, quality systems
ISO 9001: ISO 9000, ISO 9001:2015, ISO9001
AS9100: AS 9100, aerospace quality standard
IATF 16949: TS 16949, ISO/TS 16949, QS 9000
ISO 13485: medical device quality system, 21 CFR 820
ISO 17025: ISO/IEC 17025, laboratory accreditation, A2LA
Quality auditing: QMS audits, ISO audits
Management review: QMS management review
ISO 9001 Lead Auditor: lead auditor certification, RABQSA lead auditor, ISO lead auditor
Exemplar Global: RABQSA
ASQ CQA: CQA, Certified Quality Auditor
ASQ CMQ/OE: CMQ, Certified Manager of Quality
MasterControl
ETQ: ETQ Reliance
Supplier quality: vendor quality, supplier quality assurance, SQA of suppliers
Supplier corrective action: SCAR
VDA 6.3: VDA audit
Source inspection: vendor inspection, vendor surveillance, shop inspection
Factory acceptance tests: FAT and SAT
Inspection and test plans: ITP, ITPs
Material test reports: MTR, mill certificates, mill test reports, MTRs
API SIFE: SIFE, Source Inspector Fixed Equipment
Calibration: equipment calibration
Metrology: dimensional metrology, measurement science
Measurement uncertainty: uncertainty analysis, uncertainty budgets
Dimensional calibration: gage calibration, gauge calibration
Electrical calibration: multimeter calibration
Pressure calibration: pressure gauge calibration, deadweight tester
Pipette calibration: pipettor calibration
GAGEtrak: Gage Track
PMEL training: PMEL, TMDE
ASQ CCT: CCT, Certified Calibration Technician
Nondestructive testing: NDT, NDE, non-destructive testing, nondestructive examination
Ultrasonic testing: UT, UT inspection, ultrasonic inspection
Radiographic testing: RT inspection, industrial radiography, X-ray inspection of welds
Film interpretation: RT film interpretation, radiographic interpretation
Magnetic particle testing: MT, mag particle, magnaflux
Eddy current testing: ET inspection, eddy current
Phased array: PAUT, phased array ultrasonics
Visual testing: VT inspection
ASNT Level II: NDT Level 2, Level II NDT, SNT-TC-1A
ASNT Level III: NDT Level 3, Level III NDT
NAS 410: EN 4179
PCN certification: PCN Level 2
CWI: AWS CWI, Certified Welding Inspector, AWS certified welding inspector
SCWI: Senior Certified Welding Inspector
CSWIP 3.1: CSWIP
Weld inspection: inspecting welds
ICC structural steel and bolting: ICC S1, structural bolting certification
Pressure vessel inspection: vessel inspection
API 510: API 510 certification
API 570: API 570 certification, piping inspection certification
API 653: API 653 certification
API 580: risk-based inspection, RBI
National Board commission: National Board inspector commission, NBBI commission
Mechanical integrity: MI program, mechanical integrity program
Fitness for service: API 579, FFS
Boiler inspection: inspecting boilers
Coating inspection: paint inspection
SSPC BCI: Bridge Coating Inspector
Dry film thickness: DFT, DFT readings
Holiday testing: holiday detection, spark testing
Food safety: food safety management, food hygiene
HACCP: hazard analysis and critical control points, HACCP plans
HACCP certificate: HACCP certified
SQF: Safe Quality Food, SQF code
SQF practitioner: SQF certified practitioner
BRCGS: BRC, BRC food standard
FSMA: Food Safety Modernization Act, preventive controls
PCQI: Preventive Controls Qualified Individual
Allergen control: allergen management
Environmental swabbing: listeria swabbing, ATP swab
Mock recalls: recall plans, traceability exercises
CP-FS: Certified Professional Food Safety
Change control: engineering change control, change management of documents
Engineering change orders: ECO, ECN, engineering change notices, ECR
Configuration management: hardware configuration management
Veeva Vault: Veeva Vault Quality, Veeva Vault QMS
Aconex: Oracle Aconex
Transmittals: document transmittals
`;
