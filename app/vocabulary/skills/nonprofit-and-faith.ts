/** What nonprofit leaders, fundraisers, clergy, church staff, and funeral and cemetery people name as skills, tools, and certificates. */
export const NONPROFIT_AND_FAITH_SKILLS = `
Nonprofit management: not-for-profit management, charity management, nonprofit leadership, nonprofit administration
Nonprofit fundraising: fundraising, fund raising, fund-raising, raising money for charity
Board relations: working with a board, board of directors relations, board liaison
Board development: board training, nonprofit board governance
Strategic planning for nonprofits: nonprofit strategic plans
Nonprofit budgeting: nonprofit finance
501(c)(3) compliance: 501c3, tax-exempt status, 501(c)(3) applications
Interim leadership of nonprofits: interim executive director
Association management: trade association management
Program design: designing programs
Logic models: theory of change
Outcomes measurement: measuring outcomes, impact measurement
Community partnerships: partnership building, community relations
International development: foreign aid, overseas development, humanitarian aid
Grant writing: grantwriting, writing grants, grant proposals, proposal writing for grants
Grant research: foundation research, finding funders, prospect research for grants
Federal grants: federal grant applications, government grants
Letters of inquiry
Grants management: grant administration, managing grants
Sponsored research administration: sponsored programs, research administration
Single audit preparation
Grantmaking: making grants, philanthropy, grant awards
Donor-advised funds: DAF, DAFs
Corporate giving: corporate philanthropy, corporate social responsibility, CSR
Donor cultivation: cultivating donors, donor development
Donor stewardship: donor relations, thanking donors, stewardship of gifts
Donor solicitation: asking for gifts, making the ask
Major gifts: major gift fundraising, principal gifts, large gifts
Planned giving: gift planning, legacy giving, bequests, estate gifts
Charitable gift annuities: CGA, CGAs
Charitable remainder trusts: CRT, CRTs
Prospect research: wealth screening, donor research
Moves management: donor moves
Annual fund: annual giving, annual appeal
Capital campaigns: building campaign
Feasibility studies: campaign feasibility study
Direct mail appeals: fundraising letters
Fundraising events: galas, benefit events, charity events
Silent auctions: charity auctions, benefit auctions
Corporate sponsorships: sponsorships, event sponsors
Peer-to-peer fundraising: walkathons, crowdfunding
Membership drives: membership campaigns, pledge drives
Donor databases: donor CRM, fundraising database
Gift processing: gift entry, processing donations, recording donations
Alumni engagement: alumni relations, alumni affairs
Reunion planning: class reunions, school reunions
Volunteer management: managing volunteers, volunteer coordination, coordinating volunteers
Volunteer recruitment: recruiting volunteers
Volunteer training: training volunteers
Retreat facilitation: board retreats
Capacity building: organizational capacity building
Food pantry operations: food bank, food pantry, running a food pantry
Food drives: food collection
Food sorting: sorting donations
Door-to-door canvassing: canvassing, neighborhood canvassing, door knocking
Petition signature gathering: signature gathering, petition drives
Political campaigning: electioneering
Pastoral care: ministering to people, shepherding, pastoral ministry
Preaching: sermons, sermon writing, homilies
Worship planning: leading worship, liturgy planning, worship services
Bible study leadership: teaching the Bible, Bible study
Weddings and funerals: officiating weddings and funerals
Premarital counseling: marriage preparation, Pre-Cana
Hospital visitation: visiting the sick
Church leadership: leading a church, congregational leadership
Church planting: starting churches
Celebrating Mass: saying Mass
Sacraments: administering sacraments, baptisms
RCIA: OCIA, adult catechumenate
Canon law: church law
Torah study: Torah, Talmud
Shabbat services: Sabbath services, synagogue services
Bar mitzvah preparation: bat mitzvah preparation, b'nai mitzvah tutoring
Torah reading: chanting Torah, leyning, nusach
Kosher supervision: kashrut, mashgiach supervision
Leading prayers: salah, jumu'ah
Quran recitation: tajwid
Friday sermons: khutbah
Puja ceremonies: puja, Hindu rituals
Sanskrit chanting: Sanskrit
Meditation instruction
Mindfulness-based stress reduction
Dharma talks: Buddhist teaching
Spiritual care: chaplaincy, spiritual support
Clinical pastoral education: CPE units, CPE
Interfaith ministry: interfaith work, interfaith dialogue
End-of-life support: being with the dying
Grief support groups: grief groups
Memorial services: remembrance services
Youth ministry: youth group, student ministry, teen ministry
Vacation Bible school: VBS
Mission trips: mission trip leadership, short-term missions
Religious education: Sunday school, CCD, Christian education, faith formation
Sacramental preparation: First Communion preparation
Catechist training: training catechists
Spiritual direction: spiritual companionship, spiritual guidance
Retreat leadership: leading retreats, spiritual retreats
Ignatian spirituality: Ignatian Exercises
Evangelism: sharing the gospel, outreach ministry
Wedding ceremonies: officiating weddings, marrying couples
Ceremony writing: writing ceremonies
Church administration: parish administration, church management, church business administration
Contribution statements: giving statements, offering records
Church bulletins: Sunday bulletin, parish bulletin
Sacramental records: baptism records
Altar preparation: sacristan duties, altar guild
Church cleaning: cleaning a church
Funeral arrangements: arranging funerals, arrangement conference, funeral planning
Funeral conducting: directing funerals, conducting services
Embalming: arterial embalming, arterial injection
Restorative art: facial reconstruction of the deceased
Mortuary cosmetics: mortuary makeup, desairology
Dressing and casketing: casketing
Transfer of remains: removals, first calls, body removal
Death certificates: filing death certificates
Obituary writing: writing obituaries, death notices
Cremation: operating a crematory
Casket sales: selling caskets, merchandise sales at funeral homes
Visitation setup: viewings, wakes
Funeral procession driving: driving a hearse
Cemetery operations: cemetery management
Burial scheduling: scheduling interments
Plot records: cemetery records, burial records
Perpetual care funds: endowment care
Grave opening and closing
Monument cleaning
Preneed sales: pre-need sales, funeral preplanning, advance funeral planning
Cemetery property sales: selling cemetery plots
CFRE: Certified Fund Raising Executive
CAE: Certified Association Executive
CNP: Certified Nonprofit Professional, nonprofit management certificate
GPC: Grant Professional Certified
Certified Research Administrator: CRA research administrator
CGMS: Certified Grants Management Specialist
CAP: Chartered Advisor in Philanthropy
CSPG: Certified Specialist in Planned Giving
CVA: Certified in Volunteer Administration
MDiv: Master of Divinity, seminary degree
DMin: Doctor of Ministry
Ordination: ordained minister, ordained, licensed minister
BCC: board certified chaplain
Rabbinic ordination: smicha, semicha
Catechist certification: certified catechist
Celebrant certification: certified celebrant
Funeral director license: licensed funeral director, LFD
Embalmer license: licensed embalmer
Mortuary science degree: mortuary science, National Board Exam for funeral directors
CANA crematory operator certification: certified crematory operator
ICCFA certification: CCE cemetery, certified cemetery executive
Preneed license: pre-need license
Raiser's Edge: Blackbaud, Blackbaud Raiser's Edge NXT
DonorPerfect: Bloomerang, Little Green Light, Donorbox
Salesforce Nonprofit Success Pack: NPSP
Instrumentl: GrantStation, Foundation Directory Online, Candid
Grants.gov: eRA Commons, Research.gov
Fluxx: Foundant
WealthEngine: iWave, DonorSearch
Volgistics: VolunteerHub, Better Impact, SignUpGenius
Planning Center: Planning Center Online
ACS Technologies: ParishSOFT, Shelby Systems, PowerChurch, Church Windows
Logos Bible Software: Logos
ProPresenter: EasyWorship
Hearse: funeral coach
Retort: cremation chamber
Lowering device: casket lowering device
`;
