/** Systems, networks, security, telephones, and computer help. */
export const IT_OPERATIONS_SKILLS = `
Technical support: tech support, IT support, computer support, user support
Help desk: helpdesk, service desk, help desk support
Phone support: telephone support
Remote support: remote assistance, TeamViewer, LogMeIn, remote desktop support
Ticketing systems: Zendesk, Freshdesk, ticket tracking, Jira Service Management, Remedy
Password resets: account unlocks
Troubleshooting computers: computer troubleshooting, PC troubleshooting, hardware troubleshooting, software troubleshooting
Software support: application support
Knowledge base writing: knowledge articles
CompTIA A+: A+ certification, A+ certified, CompTIA A Plus
Google IT Support Certificate
HDI Support Center Analyst: HDI certification
Desktop support: deskside support, PC support, workstation support
Onsite support: on-site IT support
Hardware installation: computer setup, PC setup, PC deployment, workstation setup
Software installation: installing software
Computer imaging: PC imaging, Ghost imaging, disk imaging
Printer support: printer setup, network printing, printer troubleshooting
Windows: Microsoft Windows, Windows 10, Windows 11, MS Windows
macOS: Mac OS X, Mac OS, Apple computers, Macintosh, Mac support
Jamf: Jamf Pro, Mac management
SCCM: Microsoft Endpoint Configuration Manager, SMS server
Intune: Microsoft Intune, mobile device management, MDM
Asset tracking: IT inventory, equipment inventory
System administration: sysadmin, server administration
Windows Server: Windows NT Server, Windows Server 2019
Active Directory: AD DS, Entra ID, Azure AD, Azure Active Directory, LDAP
Group Policy: GPO
PowerShell: Windows PowerShell
VMware: vSphere, ESXi, VMware Certified Professional, VCP
Hyper-V: Microsoft Hyper-V
Virtualization: virtual machines, server virtualization
Citrix: XenApp, XenDesktop, virtual desktops, VDI
NetWare: Novell NetWare, Novell, Certified NetWare Engineer
MCSE: Microsoft Certified Systems Engineer, MCSA
CompTIA Server+: Server+
Backup and recovery: data backup, backups, Veeam, backup and restore, Backup Exec
Patch management: server patching, software patching
Storage area networks: SAN, NetApp, EMC storage, storage administration
Server hardware: server maintenance, server repair
DNS and DHCP: DNS, DHCP
Exchange Server: Microsoft Exchange, Exchange Online
Linux administration: Linux, Red Hat, Red Hat Enterprise Linux, RHEL, Ubuntu, CentOS
Unix administration: Unix, UNIX systems
Solaris: Sun Solaris, SunOS
AIX: IBM AIX
HP-UX
OpenVMS: VAX/VMS, VMS, DEC VAX
RHCE: Red Hat Certified Engineer, RHCSA
CompTIA Linux+: LPIC-1
Apache HTTP Server: Apache web server, Nginx
Server hardening: system hardening
Mail servers: Sendmail, Postfix
System monitoring tools: SolarWinds, Zabbix, PRTG
z/OS administration: mainframe systems programming, z/OS systems programming, MVS administration
SMP/E
RACF: ACF2, CA Top Secret, mainframe security
JES2: JES3
VTAM: SNA networking
Mainframe capacity planning: mainframe performance
IBM i administration: AS/400 administration, iSeries administration
Computer operations: console operations, mainframe operations, data center operations, data processing operations
Batch scheduling: Control-M, CA-7, Autosys, TWS, job scheduling software
Tape backup: tape library, tape drives
Rack and stack: server racking, rack installation
Remote hands: smart hands
Network administration: network management, LAN administration
LAN: local area network, Ethernet
WAN: wide area network
TCP/IP: IP networking, internet protocol
Firewalls: firewall administration, firewall configuration, Palo Alto firewalls, Fortinet, SonicWall, Cisco ASA
VPN: virtual private network, VPN support
Wireless networks: wireless LAN, WLAN, Wi-Fi networks
Network monitoring: network management systems
CompTIA Network+: Network Plus, Net+
CCNA: Cisco Certified Network Associate
CCNP: Cisco Certified Network Professional
CCIE: Cisco Certified Internetwork Expert
Cisco networking: Cisco, Cisco IOS, Cisco routers, Cisco switches
Meraki: Cisco Meraki
Ubiquiti: UniFi
Juniper: Junos
Computer network design: LAN design, network architecture
Routing and switching: routers and switches, router configuration, switch configuration
BGP: OSPF, EIGRP, routing protocols
MPLS
SD-WAN: software-defined WAN
Load balancing: F5 load balancers
Packet analysis: Wireshark, packet capture, network sniffing
Network security: securing networks
Wi-Fi setup: home Wi-Fi, WiFi installation, wireless setup, router setup
Cable certification: cable testing, Fluke testing, Fluke cable certifier
OTDR testing: OTDR, optical time domain reflectometer
Certified Fiber Optic Technician: CFOT, FOA CFOT
Copper splicing: telephone cable splicing
Outside plant: OSP, outside plant construction
Telephone installation: phone installation, telephone repair, installing telephones
Cable TV installation: CATV, coaxial cable, cable installation for TV
DSL: ADSL, VDSL
PBX: private branch exchange, PABX, office phone systems, business telephone systems
VoIP: voice over IP, IP telephony, internet telephony
Avaya systems: Avaya, Avaya Aura, Definity
Nortel systems: Nortel, Meridian, Norstar
Cisco Call Manager: CUCM, Cisco Unified Communications
Mitel: ShoreTel
RingCentral
Asterisk: FreePBX, 3CX
SIP trunks: SIP
IVR: interactive voice response, auto attendants
Moves adds and changes: MAC orders, MACs for phones
Telecom expense management: TEM, phone bill audit, telecom audit
Central office equipment: central office, telephone switches, telecom switching, 5ESS
T1 circuits: T-1, DS1, ISDN, SONET
Land mobile radio: LMR, P25
RF engineering: radio frequency, RF design, RF testing
Microwave radio: microwave links
FCC General Radiotelephone Operator License: FCC license, First Class Radiotelephone
LTE: 5G, cellular networks, 4G
Cybersecurity: cyber security, information security, infosec, IT security, data security, computer security
Vulnerability management: vulnerability scanning, vulnerability assessment, Nessus, Qualys
Incident response: security incident handling
SIEM: security monitoring, QRadar, Microsoft Sentinel, ArcSight
Identity and access management: IAM, access control management for IT, user provisioning
Multi-factor authentication: MFA, two-factor authentication, 2FA
Endpoint protection: antivirus, CrowdStrike, EDR
Security awareness training: phishing training, phishing prevention
NIST framework: NIST CSF, NIST 800-53, NIST 800-171
CMMC: Cybersecurity Maturity Model Certification
ISO 27001: ISO 27001 Lead Auditor
SOC 2: SSAE 18, SOC 2 readiness
PCI DSS: PCI compliance
CISSP: Certified Information Systems Security Professional
CISM: Certified Information Security Manager
CompTIA Security+: Sec+, Security Plus, Security+ certification
Certified Ethical Hacker: EC-Council CEH
OSCP: Offensive Security Certified Professional
CCSP: Certified Cloud Security Professional
GIAC: GSEC, GCIH
Penetration testing: pen testing, pentesting, ethical hacking, red teaming
Web application security: application security, appsec, OWASP Top 10
Burp Suite: Metasploit, Kali Linux
Digital forensics: computer forensics, cyber forensics, forensic imaging
EnCase: EnCE, Forensic Toolkit
Cellebrite: mobile device forensics, cell phone forensics
Data recovery: file recovery, hard drive recovery
Cybersecurity governance: security strategy, information security management, security leadership
IT audit: information systems audit, IS audit, EDP audit
CISA: Certified Information Systems Auditor
CRISC: Certified in Risk and Information Systems Control
IT general controls: ITGC
COBIT: IT control framework
Business continuity planning: BCP, business continuity, continuity planning
Disaster recovery planning: disaster recovery, DRP, IT disaster recovery
Business impact analysis: BIA
CBCP: Certified Business Continuity Professional
Database administration: DBA work, database management, database maintenance
Oracle Certified Professional: Oracle OCP
RMAN: Oracle Recovery Manager
Oracle RAC: Real Application Clusters, Data Guard
MCDBA: Microsoft Certified Database Administrator
Replication: database replication, Always On availability groups
Amazon Web Services: AWS, Amazon cloud, EC2
Azure: Microsoft Azure
Google Cloud: Google Cloud Platform
Cloud migration: moving to the cloud, cloud adoption
Cloud computing: cloud services, cloud infrastructure
Cloud cost optimization: FinOps
Serverless computing: AWS Lambda, Azure Functions
Azure Administrator Associate: AZ-104
AWS Cloud Practitioner: AWS Certified Cloud Practitioner
Microsoft 365 administration: Office 365 administration, M365 administration, O365 administration
OneDrive: Microsoft OneDrive
Email migration: mailbox migration
Spam filtering: email security
IT consulting: technology consulting, computer consulting
Technology assessment: IT assessment
Software selection: vendor selection for software, system selection
Managed services: MSP, managed IT services
IT management: information technology management, IT leadership, IT department management, information systems management
IT budgeting: technology budgets
IT service management: ITSM, service management
ITIL: ITIL Foundation, ITIL v3, ITIL v4, IT Infrastructure Library
IT procurement: IT purchasing, hardware purchasing, technology purchasing
Software licensing: license management, license compliance, software asset management
IT asset management: ITAM, hardware asset management
IT strategy: technology strategy, IT planning, information technology strategy
IT governance: CGEIT, technology governance
Digital transformation: going digital
Software training: computer training, IT training, end-user training, application training, user training
Microsoft Office training: Excel training, Word training, teaching Excel
Microsoft Certified Trainer: MCT
Microsoft Office Specialist: MOS, Microsoft Office User Specialist, MOUS
EHR training: EMR training, Epic training, electronic records training
Tablets: Android tablets, Kindle
Smart home devices: Alexa, Google Home, Ring doorbell, home automation devices
Streaming setup: smart TV setup, Roku, cord cutting
Scam awareness: online safety, internet safety, avoiding scams
Password managers
Computer repair: PC repair, laptop repair, fixing computers, computer fixing, Mac repair
Virus removal: malware removal, spyware removal
Computer building: PC building, custom PCs
Phone repair: cell phone repair, smartphone repair, screen replacement
Printer repair: laser printer repair
ATM servicing: ATM repair, ATM maintenance
POS terminals: POS system installation, cash register repair
Domain registration: domain names
Google Analytics: GA4, web analytics
Dreamweaver: Adobe Dreamweaver
Squarespace
Wix: Weebly
`;
