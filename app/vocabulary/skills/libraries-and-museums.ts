/** What librarians, archivists, museum people, historians, and genealogists name as skills, tools, and certificates. */
export const LIBRARIES_AND_MUSEUMS_SKILLS = `
Reference service: reference desk, reference questions, reference work
Readers' advisory: recommending books
Collection development: buying books for libraries, library selection
Weeding collections: weeding library books, deaccessioning library books
Library programming: planning library events
Database searching: online searching, searching databases
Information literacy: library instruction, research skills instruction
Research assistance: helping researchers, research help
Interlibrary loan: ILL
Online catalogs: OPAC, library catalog
Story time: storytime, story hour, reading to children
Summer reading programs: summer reading club
Children's literature: children's books, picture books
Early literacy: reading readiness
Teen programming: programs for teens, young adult services
Book talks: booktalking
Book clubs: book discussion groups
Book fairs: school book fair
Circulation desk: circulation, checking out books, library circulation
Shelving books: shelving, reshelving, shelf reading
Library cards: patron registration
Book mending
Cataloging: descriptive cataloging
MARC records: MARC, MARC21
RDA: Resource Description and Access, AACR2
Dewey Decimal Classification: Dewey Decimal, Dewey
Library of Congress classification: LC classification
Authority control: subject headings, LCSH
Metadata: Dublin Core, metadata creation
Taxonomy development: controlled vocabularies, thesaurus building
Serials management: periodicals, serials
Medical literature searching: PubMed searching
Systematic review searches: systematic reviews
Competitive intelligence: company research
Knowledge management: KM
Looseleaf filing: loose-leaf updates
Library management: running a library, library administration
Library advocacy: Friends of the Library
Archival processing: arranging and describing records, archival work
Finding aids: archival description, EAD, Encoded Archival Description
DACS: Describing Archives
Digitization: scanning photos and documents, digital imaging of collections
Digital preservation: preserving digital files
Preservation of documents: paper preservation, archival preservation
Photograph preservation: photo archiving, photo organizing
Oral history interviewing: oral history, oral history collections, recording life stories
Exhibition curation: curating exhibits, curating, curation
Art history: history of art
Collections research: object research
Exhibit label writing: writing labels, interpretive writing
Provenance research: provenance
Museum studies: museology
Collections management: museum collections care, managing collections
Accessioning artifacts: cataloging artifacts, museum registration
Object handling: artifact handling
Condition reports
Art handling: art installation, moving art
Art packing and crating: crating art
Exhibit installation: installing exhibits, mount making
Climate monitoring: humidity monitoring
Art conservation: art restoration, conservation of art
Painting cleaning: cleaning paintings, painting restoration
Textile conservation: textile repair in museums
Museum management: museum administration, running a museum
Historic site operations: historic house management
Heritage tourism: cultural tourism
Museum education: gallery teaching, museum teaching
Object-based learning: teaching with objects
School tour programs: field trips to museums, school tours
Docent training: training docents
Environmental education: nature education, outdoor education
Guided tours: leading tours, tour guiding, giving tours
Gallery talks: talks in the galleries
Visitor services: visitor experience, helping visitors, front of house at museums
Gallery watching: guarding galleries
Storytelling: telling stories
Local history: town history, community history
Living history: historical reenactment, costumed interpretation, first-person interpretation
Historic crafts: period crafts, historic trades
Hearth cooking: open hearth cooking
Period costume: historical dress
Musket firing demonstrations: black powder demonstrations, black powder training
Historical research: history research, researching history
Archival research: research in archives
Primary source analysis: primary sources
Historical writing: writing history
Section 106 review: Section 106
Life story writing: memoir help, family memoirs, personal history
Family history research: genealogy, genealogical research, ancestry research, family trees
DNA match analysis: genetic genealogy, DNA testing for genealogy
Genealogical proof standard: GPS genealogy
Census records research: census records
Lineage applications: DAR application, Mayflower application
Heir searching: finding heirs, forensic genealogy
Paleography: reading old handwriting
Cemetery research: gravestone research
Records management: managing records, RIM, records and information management
Records retention: retention schedules, records retention schedules
Document imaging: scanning files
Information governance: governance of information
Off-site storage: box storage, Iron Mountain
Microfilm: microfiche, microform, microfilm reader
MLIS: MLS degree, Master of Library and Information Science, master of library science, library science degree
Library media certification: school librarian certification, library media specialist license
Library technician certificate: library assistant certificate
Certified Archivist: ACA certified archivist
Digital Archives Specialist: DAS certificate
Certified Genealogist: BCG, CG credential
Accredited Genealogist: ICAPGen, AG credential
Certified Records Manager: CRM records manager, ICRM
IGP: Information Governance Professional
Master's in museum studies: museum studies degree
AIC Professional Associate: American Institute for Conservation
Sierra: Innovative Sierra, Millennium library system
Polaris: Polaris ILS
Koha: Evergreen ILS
Follett Destiny: Destiny library manager
OverDrive: Libby, hoopla
OCLC Connexion: OCLC, WorldCat
LibGuides: Springshare
EBSCO: ProQuest, JSTOR, Gale databases
ArchivesSpace: Archivists' Toolkit
PastPerfect: Past Perfect museum software
TMS Collections: The Museum System, Gallery Systems
CONTENTdm
Ancestry.com: Ancestry, FamilySearch, MyHeritage
Family Tree Maker: RootsMagic, Legacy Family Tree
GEDmatch: 23andMe, AncestryDNA
Altru: Blackbaud Altru
`;
