import type { OccupationEntry } from "../types.ts";

/**
 * People who lead, raise money for, and staff nonprofits, clergy and congregation staff of all faiths, and funeral and
 * cemetery work.
 */
export const NONPROFIT_AND_FAITH: readonly OccupationEntry[] = [
  {
    name: "Nonprofit executive director",
    titles:
      "executive director, ED, nonprofit director, nonprofit CEO, charity director, nonprofit president, interim executive director, charity chief executive, NGO director, nonprofit leader, agency executive director, association executive, association director, nonprofit manager, charity manager, nonprofit administrator, foundation president, trade association executive, chamber of commerce director, general secretary, charity secretary, settlement house director, director general",
    credentials: "CNP, CAE, MPA, nonprofit management certificate",
    tools: "QuickBooks, Salesforce Nonprofit Success Pack, DonorPerfect, BoardEffect",
    skills:
      "nonprofit management, board relations, nonprofit fundraising, strategic planning for nonprofits, nonprofit budgeting, board governance, advocacy, community partnerships, interim leadership of nonprofits, mission-driven leadership, 501(c)(3) compliance, association management",
    duties:
      "run a charity, report to a board of directors, raise money for the mission, manage nonprofit staff, serve as interim director, set the nonprofit budget, speak for the organization, build partnerships, lead a small nonprofit, plan strategy with the board, meet with donors and foundations, direct a trade association, be head of a charity, keep a good cause going, find money to keep the lights on, deal with the board, speak for people who need help",
    below: "Nonprofit program manager, Development director",
    step: "Nonprofit consultant, Foundation program officer",
    beside: "Management consultant",
    not: "executive director of investment banking, emergency department, ED nurse, ED tech, Director of nursing, executive director of sales, assisted living executive director, executive director of engineering",
    context: {
      "general secretary": "charity, association, union, nonprofit",
      "executive director": "nonprofit, charity, board, mission, donors, foundation, 501(c)(3), association",
      ED: "nonprofit, charity, board of directors, donors",
      "association director": "nonprofit, members, trade association",
    },
  },
  {
    name: "Nonprofit program manager",
    titles:
      "program manager, program director, program coordinator, nonprofit program director, nonprofit program coordinator, charity program manager, community program manager, nonprofit operations manager, director of programs, program associate, community program director, social program manager, international development program manager, international aid worker, humanitarian worker, aid worker, programme officer",
    credentials: "nonprofit management certificate, PMD Pro, MPA",
    tools: "Salesforce Nonprofit Success Pack, Apricot, SurveyMonkey",
    skills:
      "program design, program evaluation, logic models, outcomes measurement, grant reporting, community partnerships, program budgeting, nonprofit management, participant recruitment, volunteer management, international development",
    duties:
      "run a community program, track program outcomes, report to funders, recruit participants, manage program staff and volunteers, set program budget, build partnerships with agencies, write reports for grants, plan workshops for the community, start new programs for seniors, run aid projects abroad, get a community project off the ground, see that a program helps the people it should, help villages overseas, write up what we did with the money",
    step: "Grants manager, Volunteer coordinator, Foundation program officer",
    beside: "Project manager",
    not: "IT program manager, technical program manager, radio program director, software program manager, defense program manager, engineering program manager, computer program",
    context: {
      "program manager": "nonprofit, charity, community, funders, grants, participants, volunteers",
      "program director": "nonprofit, charity, community, funders, participants",
      "program coordinator": "nonprofit, charity, community, funders, participants, volunteers",
      "director of programs": "nonprofit, charity, community, funders",
      "program associate": "nonprofit, charity, foundation, funders",
      "programme manager": "charity, NGO, community, funders",
    },
  },
  {
    name: "Grant writer",
    titles:
      "grantwriter, grant proposal writer, grant consultant, grant researcher, foundation relations officer, institutional giving officer, institutional giving manager, bid writer for charities, trusts and foundations fundraiser, corporate and foundation relations manager, federal grant writer, research proposal development specialist, grant specialist, appeal writer",
    credentials: "GPC, grant writing certificate",
    tools: "Foundation Directory Online, Instrumentl, Grants.gov, GrantStation, Candid",
    skills:
      "grant writing, grant research, foundation research, federal grants, letters of inquiry, grant budgets, needs statements, logic models, grant reporting, persuasive writing, proposal editing, grant calendars",
    duties:
      "write grant proposals, look for foundations that fund, write letters of inquiry, apply for government grants, put together grant budgets, meet grant deadlines, write reports to funders, edit proposals, freelance grants for small nonprofits, keep a grant calendar, get money for a library or school, fill out long forms so a charity gets funded, put a good cause into words and numbers",
    step: "Grants manager, Fundraiser",
    beside: "Technical writer, Copywriter",
    context: {
      "grants consultant": "proposals, nonprofits, writing",
      "grant specialist": "proposals, writing, funders, foundations",
    },
  },
  {
    name: "Grants manager",
    titles:
      "grants administrator, grants coordinator, grants compliance officer, grants management specialist, sponsored programs administrator, sponsored research administrator, research administrator, grants officer, contracts and grants manager, pre-award specialist, post-award administrator, grants secretary, research grants officer",
    credentials: "Certified Research Administrator, CGMS, GPC",
    tools: "Fluxx, eRA Commons, Grants.gov, Blackbaud Grantmaking, Research.gov",
    skills:
      "grants management, Uniform Guidance, federal grant compliance, subrecipient monitoring, grant budgets, grant reporting, award closeout, effort reporting, single audit preparation, sponsored research administration, grant award tracking",
    duties:
      "keep track of grant money, file reports to funders on time, check that spending follows grant rules, monitor subgrantees, set up new awards, prepare for federal audit, close out grants, submit university research proposals, review grant applications, draw down federal funds, see that grant money is spent the way it should, send in reports on time, keep track of who gave what for what",
    step: "Foundation program officer",
    beside: "Accountant, Contract administrator, Grants accountant",
    context: {
      "grants administrator": "awards, compliance, sponsored, funders",
      "grants management specialist": "awards, federal, compliance",
    },
  },
  {
    name: "Fundraiser",
    titles:
      "development officer, development associate, fund raiser, fundraising manager, advancement officer, fundraising coordinator, development coordinator, annual fund manager, annual giving officer, fundraising specialist, development manager, annual fund director, development specialist, individual giving officer, fundraising consultant, advancement associate, gala coordinator, corporate sponsorship manager, capital campaign manager, telephone fundraiser, appeals organiser, appeals secretary, charity appeals officer, flag day organiser, United Way solicitor, Community Chest worker",
    credentials: "CFRE, certificate in fund raising management",
    tools:
      "Raiser's Edge, DonorPerfect, Bloomerang, Salesforce Nonprofit Success Pack, Mailchimp, Little Green Light, GiveSmart",
    skills:
      "nonprofit fundraising, annual fund, donor cultivation, fundraising events, direct mail appeals, capital campaigns, corporate sponsorships, donor stewardship, crowdfunding, membership drives, silent auctions, peer-to-peer fundraising, donor databases",
    duties:
      "raise money for a charity, ask people for donations, plan the annual gala, write appeal letters, thank donors, run the annual fund drive, find corporate sponsors, organize a charity walk, make fundraising calls, run a silent auction, grow membership, plan a capital campaign, get people to give to a good cause, put on bake sales and raffles, ask folks for money, throw a charity ball, write thank-you notes to givers",
    below: "Canvasser, Donor relations coordinator",
    above: "Development director",
    step: "Major gifts officer, Alumni relations officer, Nonprofit consultant",
    beside: "Event planner, Marketing manager, Outside sales representative",
    not: "software development officer, real estate development, development engineer, fundraiser cookies, business development officer, startup fundraising, economic development specialist",
    context: {
      "development officer": "donors, fundraising, gifts, nonprofit, university, charity",
      "development manager": "donors, fundraising, gifts, nonprofit",
      "development associate": "donors, fundraising, gifts, nonprofit",
      "development coordinator": "donors, fundraising, gifts, nonprofit",
      "development specialist": "donors, fundraising, gifts, nonprofit",
      "advancement officer": "donors, fundraising, gifts, university",
    },
  },
  {
    name: "Major gifts officer",
    titles:
      "MGO, principal gifts officer, leadership gifts officer, planned giving officer, gift planning officer, planned giving director, legacy giving officer, legacy fundraiser, estate gift officer, philanthropic advisor, prospect researcher, donor advisor, major donor fundraiser, director of major gifts, philanthropy officer, gift officer, charitable gift planner, legacy officer, bequest officer, deferred giving officer",
    credentials: "CFRE, CSPG, CAP, Chartered Advisor in Philanthropy",
    tools: "Raiser's Edge, WealthEngine, iWave, Crescendo planned giving software",
    skills:
      "major gifts, planned giving, donor cultivation, donor solicitation, bequests, charitable gift annuities, charitable remainder trusts, prospect research, moves management, donor stewardship, capital campaigns, donor-advised funds",
    duties:
      "visit wealthy donors, ask for large gifts, talk with people about bequests, set up charitable gift annuities, research prospects' wealth, plan moves for donors, write gift agreements, travel to meet alumni, host donor dinners, help families plan their giving, get rich folks to give, have lunch with donors, ask people to leave something in their will, find out who has money",
    above: "Development director",
    beside: "Financial planner, Trust officer, Estate planning attorney",
    not: "gift shop, gift wrapper",
  },
  {
    name: "Development director",
    titles:
      "director of development, chief development officer, vice president of advancement, director of advancement, fundraising director, head of fundraising, chief advancement officer, director of philanthropy, VP of development, advancement director, interim development director, vice president for development, director of institutional advancement, chief philanthropy officer, appeals director, director of appeals, chief fundraiser",
    credentials: "CFRE, ACFRE",
    tools: "Raiser's Edge, Salesforce Nonprofit Success Pack, Blackbaud CRM",
    skills:
      "fundraising strategy, capital campaigns, major gifts, board fundraising, fundraising team leadership, donor stewardship, development planning, nonprofit fundraising, feasibility studies, case statements",
    duties:
      "lead the fundraising department, plan a capital campaign, set yearly fundraising goals, coach board members to ask, manage gift officers, write the case for support, serve as interim fundraising head, meet top donors with the president, report gifts to the board, be head of raising money for a hospital or college, get a new building paid for, take big givers to dinner",
    step: "Nonprofit consultant",
    beside: "Marketing director",
    not: "software development director, real estate development director, business development director, product development director, economic development director, child development director",
    context: {
      "director of development": "donors, fundraising, gifts, nonprofit, advancement",
      "development director": "donors, fundraising, gifts, nonprofit, advancement",
      "VP of development": "donors, fundraising, gifts, nonprofit, advancement",
      "vice president for development": "donors, fundraising, gifts, university",
    },
  },
  {
    name: "Donor relations coordinator",
    titles:
      "donor relations manager, donor services associate, stewardship officer, gift processor, gift entry clerk, donor database manager, donor records specialist, donor engagement coordinator, stewardship coordinator, development database administrator, advancement services associate, gift processing clerk, supporter care officer, donor care representative, appeals clerk, pledge clerk, donations clerk, donor secretary",
    tools: "Raiser's Edge, DonorPerfect, Bloomerang, Little Green Light",
    skills:
      "donor stewardship, gift processing, donor databases, acknowledgment letters, gift receipts, donor records, mailing lists, impact reports, donor events, membership records",
    duties:
      "enter donations in the database, send thank-you letters, mail gift receipts, keep donor records clean, answer donors' questions, write donor reports, run mailing lists, plan thank-you events, process pledges and credit card gifts, open envelopes with checks, write thank-yous to givers, keep the list of who gave, mail receipts at tax time",
    beside: "Data entry clerk, Customer service representative",
    not: "blood donor, organ donor, plasma donor",
  },
  {
    name: "Alumni relations officer",
    titles:
      "alumni relations director, alumni director, alumni coordinator, alumni affairs officer, director of alumni relations, alumni engagement officer, alumni association director, parent relations director, reunion coordinator, class reunion planner, constituent relations officer, alumni secretary, old boys secretary, old scholars secretary, class secretary",
    tools: "Raiser's Edge, Graduway, Constant Contact",
    skills:
      "alumni engagement, reunion planning, alumni networks, volunteer management, alumni magazine, donor cultivation, homecoming events, regional alumni chapters, class giving",
    duties:
      "plan class reunions, keep in touch with graduates, run alumni chapters, plan homecoming weekend, write the alumni newsletter, recruit class agents, find lost alumni, arrange alumni trips, get alumni to mentor students, get old classmates together, find graduates who moved away, put on homecoming, write the class notes",
    beside: "Event planner",
  },
  {
    name: "Foundation program officer",
    titles:
      "program officer, foundation officer, grantmaker, philanthropic foundation manager, grantmaking officer, foundation director, foundation manager, family foundation manager, philanthropy manager, community foundation officer, corporate social responsibility manager, corporate giving manager, corporate philanthropy director, grants panelist, philanthropy consultant, CSR manager, grant reviewer, foundation secretary",
    credentials: "CAP, MPA",
    tools: "Fluxx, Foundant, Blackbaud Grantmaking",
    skills:
      "grantmaking, grant application review, due diligence on nonprofits, philanthropic strategy, site visits to grantees, program evaluation, corporate giving, donor-advised funds, community investment, grant recommendations",
    duties:
      "review grant applications, decide which charities to fund, visit nonprofits that apply, recommend grants to trustees, manage a family foundation, watch how grants are used, run corporate giving, write funding guidelines, meet with grantees, serve on a grant review panel, give away a foundation's money, read letters asking for help and pick the best, go see charities before we give",
    beside: "Policy analyst, Trust officer",
    not: "foundation repair, foundation crew, foundation drilling, makeup foundation, foundation contractor, concrete foundation",
    context: {
      "program officer": "foundation, grants, grantees, philanthropy",
      "foundation manager": "grants, philanthropy, family, trustees",
      "foundation director": "grants, philanthropy, trustees",
    },
  },
  {
    name: "Nonprofit consultant",
    titles:
      "nonprofit management consultant, nonprofit advisor, board development consultant, board governance consultant, capital campaign consultant, nonprofit strategic planning consultant, charity consultant, fundraising counsel, nonprofit board trainer, nonprofit interim leader, capacity building consultant, nonprofit coach, philanthropy adviser, nonprofit evaluation consultant, charity adviser, fund raising counsel",
    credentials: "BoardSource certification, CFRE, CNP",
    skills:
      "board development, strategic planning for nonprofits, capital campaigns, feasibility studies, nonprofit governance, capacity building, retreat facilitation, organizational assessment, executive transition planning, nonprofit startup, 501(c)(3) applications, program evaluation",
    duties:
      "advise nonprofit boards, lead board retreats, write strategic plans for charities, do campaign feasibility studies, help start a nonprofit, apply for tax-exempt status, train board members, assess an organization, plan a merger of charities, coach new executive directors, short-term project for a nonprofit, show a board what it should do, help a small group become a real nonprofit",
    beside: "Management consultant",
  },
  {
    name: "Volunteer coordinator",
    titles:
      "volunteer manager, director of volunteers, volunteer services coordinator, volunteer services manager, volunteer director, hospital volunteer coordinator, hospice volunteer coordinator, volunteer supervisor, volunteer program manager, volunteer recruiter, volunteer engagement manager, RSVP coordinator, docent coordinator, volunteer organiser, volunteer administrator, AmeriCorps coordinator, director of volunteer services, volunteer bureau director, pink lady director, voluntary service organiser",
    credentials: "CVA, Certified in Volunteer Administration, CAVS",
    tools: "Volgistics, SignUpGenius, VolunteerHub, Better Impact",
    skills:
      "volunteer management, volunteer recruitment, volunteer training, volunteer scheduling, volunteer recognition, background screening of volunteers, orientation sessions, community outreach, volunteer databases",
    duties:
      "recruit volunteers, schedule volunteers for shifts, train new volunteers, plan volunteer thank-you lunch, match volunteers with tasks, run volunteer orientation, keep track of volunteer hours, screen applicants for volunteering, place retirees as volunteers, find helpers for events, find people who'll help for free, say thank you to helpers, call around for a pair of hands, get retired folks involved, run the PTA or the hospital volunteers",
    beside: "Human resources generalist, Event planner",
  },
  {
    name: "Food pantry coordinator",
    titles:
      "food pantry manager, food bank manager, food bank director, food pantry director, soup kitchen manager, soup kitchen director, food bank coordinator, food rescue coordinator, hunger relief manager, meal program coordinator, pantry coordinator, pantry manager, community kitchen manager, food distribution coordinator, food drive coordinator, food cupboard manager, food shelf manager, breadline manager, food shelf coordinator",
    credentials: "ServSafe, food handler card",
    tools: "PantrySoft, box truck, pallet jack, Primarius",
    skills:
      "food pantry operations, food donations, food safety, volunteer management, food inventory, food drives, client intake, food rescue, grocery distribution, USDA commodities",
    duties:
      "run a food pantry, order from the food bank, pick up donated food, schedule pantry volunteers, track pounds of food, set up food distribution days, check dates on food, run a soup kitchen, sign in families for groceries, organize food drives, see that hungry families get groceries, get stores to give what they can't sell, run the church's food shelf, feed the hungry a hot meal",
    below: "Food pantry worker",
    beside: "Nonprofit program manager, Cafeteria manager, Warehouse manager",
    not: "pantry chef, pantry cook, pantry station",
    context: {
      "pantry manager": "food bank, donated, clients, hunger",
      "pantry coordinator": "food bank, donated, clients, hunger",
    },
  },
  {
    name: "Food pantry worker",
    titles:
      "food bank worker, food pantry volunteer, food bank volunteer, soup kitchen worker, pantry assistant, food bank warehouse worker, soup kitchen server, food bank driver, food rescue driver, donation sorter, soup kitchen volunteer, thrift shop volunteer, charity shop volunteer, clothing bank worker, soup kitchen helper, food cupboard volunteer, breadline helper, food shelf volunteer",
    credentials: "food handler card, forklift certification",
    tools: "pallet jack, box truck, shopping carts",
    skills:
      "food sorting, grocery bagging for clients, food inventory, food safety, lifting boxes, donation intake, client check-in, food delivery",
    duties:
      "sort canned goods, bag groceries for families, stock pantry shelves, hand out food boxes, serve meals at soup kitchen, unload the food bank truck, pick up bread from stores, check expiration dates on donations, sort donated clothes, deliver food boxes to homes, fill bags for poor folks, dish up soup for the homeless, put cans on the shelf at the church, haul donated food in my car",
    beside: "Warehouse worker, Food service worker, Stock clerk",
    not: "pantry cook, pantry chef",
  },
  {
    name: "Canvasser",
    titles:
      "street fundraiser, door-to-door canvasser, face-to-face fundraiser, petition circulator, signature gatherer, political canvasser, phone banker, charity mugger, petition gatherer, campaign canvasser, fundraising canvasser, campaign worker, leafletter, doorbell ringer, signature collector, campaign volunteer, pamphleteer, door to door collector, flag seller",
    tools: "MiniVAN, tablet, clipboard",
    skills:
      "door-to-door canvassing, petition signature gathering, phone banking, political campaigning, voter outreach, short pitch speaking, canvass turf mapping, donation collection",
    duties:
      "go door to door for a cause, collect petition signatures, stop passersby to sign up, talk to voters at their door, hand out campaign flyers, work on a political campaign, call voters, walk the neighborhood with a clipboard, sign up monthly donors, ring doorbells for a cause, rattle a tin on the corner, hand out leaflets, get out the vote",
    beside: "Poll worker, Door-to-door salesperson, Census enumerator",
    not: "canvas painter, canvas tents, solar canvasser",
  },
  {
    name: "Pastor",
    titles:
      "minister, clergy, clergyman, clergywoman, reverend, preacher, parson, vicar, rector, evangelist, bishop, senior pastor, interim pastor, associate pastor, lay minister, lay preacher, pulpit supply, supply preacher, church planter, Episcopal priest, parish minister, Methodist minister, Baptist minister, Lutheran pastor, lead pastor, curate, man of the cloth, country parson, lay reader, revivalist, church minister, Anglican priest, local preacher, circuit rider",
    credentials: "MDiv, ordination, DMin, seminary degree, licensed minister",
    tools: "Logos Bible Software, ProPresenter, Zoom",
    skills:
      "preaching, pastoral care, worship planning, Bible study leadership, church leadership, weddings and funerals, baptisms, premarital counseling, hospital visitation, sermon writing, church revitalization, congregational conflict",
    duties:
      "preach on Sundays, lead worship services, visit the sick and shut-ins, perform weddings and funerals, baptize babies, counsel church members, teach Bible study, serve as interim pastor, lead a congregation, fill the pulpit, run a small country church, meet with the church board, give communion, give the sermon, marry and bury people, pray with folks, save souls, look after a flock, hold revivals",
    below: "Youth pastor, Religious education director",
    step: "Chaplain, Spiritual director, Missionary, Wedding officiant",
    beside: "Church administrator, Marriage and family therapist, Funeral director",
    not: "prime minister, deputy minister, rector of university, administer, minister of finance, preacher curl",
    context: {
      "circuit rider": "preach, church, gospel, country",
      minister: "church, congregation, worship, sermon, ordained, ministry",
      rector: "church, parish, Episcopal, Anglican",
      evangelist: "church, gospel, ministry, preach",
      bishop: "church, diocese, clergy",
    },
  },
  {
    name: "Catholic priest",
    titles:
      "priest, parish priest, Roman Catholic priest, monsignor, parochial vicar, Orthodox priest, deacon, permanent deacon, Father, diocesan priest, retired priest, sacramental minister, parish life coordinator, lay ecclesial minister, monk, friar, Jesuit, nun, religious sister, Catholic sister, padre, parish curate, abbot, mother superior, sister of mercy, teaching sister, vicar general, abbess",
    credentials: "ordination, MDiv, licentiate in theology, diaconate formation",
    skills:
      "celebrating Mass, sacraments, confession, homilies, pastoral care, parish leadership, Latin, baptisms, weddings and funerals, canon law, RCIA",
    duties:
      "say Mass, hear confessions, anoint the sick, give homilies, baptize and marry parishioners, weekend Mass coverage, bless homes and rosaries, lead funeral Mass, teach RCIA, bring communion to the homebound, assist at the altar as deacon, celebrate Mass, marry couples in church, hear people's sins, live in a convent or monastery, give last rites",
    step: "Chaplain, Spiritual director",
    beside: "Pastor, Religious education director",
    context: {
      padre: "Mass, parish, Catholic",
      Father: "parish, Mass, priest, Catholic, sacraments",
      priest: "parish, Mass, Catholic, Orthodox, sacraments, church",
    },
  },
  {
    name: "Rabbi",
    titles:
      "Jewish clergy, synagogue rabbi, interim rabbi, pulpit rabbi, assistant rabbi, rebbe, Hillel rabbi, kosher supervisor, mashgiach, congregational rabbi, mohel, rabbinic pastor, Jewish educator, Jewish minister",
    credentials: "rabbinic ordination, smicha, master of Hebrew letters",
    tools: "Torah scroll, Sefaria",
    skills:
      "Torah study, Hebrew, Jewish life cycle events, Shabbat services, pastoral care, conversion classes, bar mitzvah preparation, sermon writing, kosher supervision, Talmud, Jewish education",
    duties:
      "lead Shabbat services, teach Torah, prepare children for bar mitzvah, perform Jewish weddings, lead High Holiday services, conduct Jewish funerals, supervise a kosher kitchen, teach conversion class, visit Jewish residents in nursing homes, lead Passover seder, teach boys and girls for their bar mitzvah, lead prayers on Saturdays, marry and bury Jewish families, see that food is kosher, speak at the temple",
    step: "Chaplain, Spiritual director",
    beside: "Cantor, Religious education director, Pastor",
  },
  {
    name: "Cantor",
    titles:
      "hazzan, chazzan, cantorial soloist, Jewish cantor, synagogue cantor, High Holiday cantor, church cantor, prayer leader, b'nai mitzvah instructor, ba'al tefillah, Torah reader, chazan, hazan, psalmist",
    credentials: "cantorial ordination, sacred music degree",
    skills:
      "chanting prayers, Torah reading, Hebrew instruction, nusach, bar mitzvah preparation, liturgical singing, synagogue choir leading, Jewish music, psalm singing",
    duties:
      "chant the prayers in synagogue, sing at High Holidays, teach children their Torah portion, lead the synagogue choir, sing at Jewish weddings, lead psalms at Mass, chant from the Torah, train bar mitzvah students, sing in temple or church up front, lead people in song",
    beside: "Singer, Choir director",
    context: {
      "prayer leader": "synagogue, chant, Hebrew",
      "church cantor": "psalm, Mass, sing",
      "Torah reader": "synagogue, chant",
    },
  },
  {
    name: "Imam",
    titles:
      "Muslim clergy, mosque imam, khatib, Islamic scholar, Quran teacher, Muslim chaplain, mullah, Islamic school teacher, sheikh, muezzin, Islamic studies teacher, maulvi",
    credentials: "Islamic studies degree, ijazah, hafiz",
    skills:
      "leading prayers, Quran recitation, Friday sermons, Arabic, Islamic law, pastoral care, nikah ceremonies, janazah funerals, Islamic education, tajwid, interfaith dialogue",
    duties:
      "lead prayers at the mosque, give the Friday khutbah, teach children the Quran, perform Muslim weddings, lead janazah prayers, counsel Muslim families, lead Ramadan nights, answer questions on Islamic law, speak at interfaith events, preach on Fridays, teach children to read the Koran, marry and bury Muslim families",
    step: "Chaplain",
    beside: "Pastor, Rabbi, Religious education director",
  },
  {
    name: "Hindu priest",
    titles:
      "pandit, temple priest, pujari, purohit, Hindu clergy, swami, Sikh granthi, granthi, Jain priest, vedic priest, panditji, brahmin priest",
    credentials: "vedic training, Sanskrit degree",
    skills:
      "puja ceremonies, Sanskrit chanting, Hindu weddings, griha pravesh, Vedic rituals, scripture reading, temple care, kirtan, religious calendar",
    duties:
      "perform puja at the temple, conduct Hindu weddings, bless a new home, chant Sanskrit mantras, do naming ceremonies, lead Diwali prayers, perform last rites, care for temple deities, read from the Guru Granth Sahib, do poojas in homes and temples, marry Hindu couples around the fire, pick a lucky day for a wedding, read holy books aloud",
    beside: "Buddhist minister, Wedding officiant",
    not: "pundit",
  },
  {
    name: "Buddhist minister",
    titles:
      "Buddhist monk, Buddhist priest, Zen teacher, dharma teacher, lama, Buddhist nun, roshi, Buddhist clergy, meditation teacher, mindfulness teacher, Buddhist chaplain, meditation instructor, mindfulness instructor, Zen priest, Shinto priest, bonze, Zen master, rinpoche",
    credentials: "Buddhist ordination, MBSR certification, dharma transmission",
    tools: "singing bowls, Insight Timer",
    skills:
      "meditation instruction, dharma talks, mindfulness-based stress reduction, Buddhist ceremonies, retreat leadership, chanting sutras, Zen practice, guided meditation",
    duties:
      "lead meditation sittings, give dharma talks, conduct memorial services, teach mindfulness classes, lead silent retreats, chant sutras, teach beginners to meditate, guide breathing practice, run a Zen center, teach people to sit still and breathe, ring the bell and chant, lead quiet weekends, help folks calm their minds",
    step: "Spiritual director, Chaplain",
    beside: "Yoga instructor",
    context: {
      "meditation teacher": "Buddhist, retreat, dharma, mindfulness, sitting",
      "mindfulness teacher": "meditation, dharma, stress reduction, classes",
    },
  },
  {
    name: "Chaplain",
    titles:
      "hospital chaplain, hospice chaplain, military chaplain, prison chaplain, spiritual care provider, padre, police chaplain, staff chaplain, interfaith chaplain, corporate chaplain, spiritual care coordinator, campus minister, university chaplain, pastoral care director, bereavement coordinator, on-call chaplain, nursing home chaplain, pastoral counselor, spiritual counselor, fire department chaplain, army padre, ship's chaplain, port chaplain, seamen's chaplain, hospital padre, sky pilot",
    credentials: "CPE, BCC, board certified chaplain, MDiv, ordination, APC membership, hospice chaplaincy certificate",
    tools: "Epic, HCHB",
    skills:
      "spiritual care, pastoral care, bereavement support, end-of-life support, interfaith ministry, spiritual assessment, crisis ministry, grief support groups, prayer and rituals, clinical pastoral education, active listening, memorial services",
    duties:
      "visit patients in hospital, pray with the dying, comfort grieving families, be on call for deaths, lead chapel services, listen to patients' fears, support nurses after trauma, lead grief groups, minister to inmates, counsel soldiers, hold memorial services, sit with families at bedside, be there when somebody dies, say a blessing, talk with folks of any faith",
    step: "Spiritual director",
    context: { "sky pilot": "army, soldiers, navy, hospital", "spiritual counselor": "chaplain, hospice, patients" },
  },
  {
    name: "Youth pastor",
    titles:
      "youth minister, student pastor, director of youth ministry, children's pastor, children's minister, student ministry director, youth ministry coordinator, family minister, next generation pastor, college minister, youth ministry leader, children's ministry director, young adult minister, family life pastor, church youth director, youth director, Young Life leader, CYO director, CYO leader",
    credentials: "youth ministry certificate, seminary degree, SafeGuarding training",
    skills:
      "youth ministry, Bible teaching for teens, youth retreats, mission trips, small group leadership, vacation Bible school, confirmation classes, youth group games, child safety policies in church, volunteer management",
    duties:
      "lead the church youth group, teach teens the Bible, plan youth retreats, take teens on mission trips, run vacation Bible school, Wednesday night youth program, recruit youth volunteers, counsel teenagers at church, lead confirmation class, keep church teenagers out of trouble, play games and talk about God, sing around the campfire, take kids to church camp",
    step: "Religious education director",
    context: { "college minister": "church, students, campus" },
  },
  {
    name: "Religious education director",
    titles:
      "director of religious education, DRE, Sunday school director, Christian education director, director of Christian education, faith formation director, catechist, CCD teacher, Sunday school teacher, Hebrew school teacher, religion teacher, director of faith formation, Bible teacher, Sunday school superintendent, Hebrew school director, theology teacher, confirmation coordinator, catechetical leader, religious school director, Bible class leader, religious instructor, catechism teacher, CCD director, scripture teacher, RE teacher",
    credentials: "catechist certification, theology degree, Master Catechist certificate",
    skills:
      "religious education, faith formation, Sunday school curriculum, sacramental preparation, catechist training, Bible teaching, vacation Bible school, adult faith formation, Hebrew school teaching, volunteer management, confirmation classes",
    duties:
      "run the Sunday school, train catechists, prepare children for First Communion, choose religious curriculum, teach religion class, register families for CCD, lead adult Bible study, plan vacation Bible school, teach Hebrew school on Sundays, teach theology in Catholic school, teach kids Bible stories, get children ready for Communion, find Sunday school teachers, teach about God and the church",
    beside: "Classroom teacher, Volunteer coordinator",
    not: "drug recognition expert",
    context: {
      "RE teacher": "church, catechism, Sunday, faith",
      "scripture teacher": "church, catechism, Sunday, Bible",
      DRE: "parish, religious, faith formation, catechists, children",
      "theology teacher": "school, religion, Catholic, students",
    },
  },
  {
    name: "Spiritual director",
    titles:
      "retreat leader, retreat director, spiritual companion, retreat house director, spiritual guide, soul friend, spiritual formation director, contemplative prayer leader, retreat master, lay spiritual director, confessor, father confessor, spiritual adviser, novice mistress, novice master",
    credentials: "spiritual direction certificate, Ignatian Exercises training, theology degree",
    skills:
      "spiritual direction, retreat leadership, contemplative prayer, Ignatian spirituality, discernment, active listening, retreat planning, spiritual formation, centering prayer",
    duties:
      "talk with people about prayer, lead weekend retreats, guide discernment, run a retreat house, teach contemplative prayer, listen to spiritual journeys, give the Ignatian Exercises, plan quiet days, listen to people about their faith, help folks pray, lead quiet days away, walk beside someone who is searching",
    context: { "retreat leader": "spiritual, prayer, faith, quiet", "retreat director": "spiritual, prayer, faith" },
  },
  {
    name: "Missionary",
    titles:
      "missions director, mission worker, missions pastor, Bible translator, mission coordinator, church missions coordinator, missioner, short-term missionary, mission trip leader, tentmaker missionary, medical missionary, missions mobilizer, lay missionary, mission teacher, mission doctor, city missionary, Salvation Army officer, Church Army officer, home missionary",
    credentials: "missions training, TEFL certificate, seminary degree",
    skills:
      "evangelism, cross-cultural ministry, mission trip leadership, support raising, church planting, Bible translation, community development abroad, foreign language fluency",
    duties:
      "serve overseas for a church, share the gospel, lead mission trips, build churches abroad, raise support from churches, teach and heal in poor countries, translate scripture, run a mission station, organize disaster relief teams, go to poor countries to help and preach, teach school in Africa, dig wells and tell about Jesus, spread the Word",
    beside: "Nonprofit program manager, ESL teacher",
    not: "mission-critical, missionary sales, mission control",
    context: { "mission coordinator": "church, mission trips, overseas" },
  },
  {
    name: "Wedding officiant",
    titles:
      "officiant, marriage officiant, wedding celebrant, celebrant, civil celebrant, wedding minister, justice of the peace, JP, marriage commissioner, nondenominational minister, interfaith minister, humanist celebrant, funeral celebrant, elopement officiant, life-cycle celebrant, ceremony officiant, registrar of marriages, marrying parson, civil registrar, registrar, marriage celebrant, marriage registrar",
    credentials: "ordination, celebrant certification, justice of the peace commission",
    skills:
      "wedding ceremonies, ceremony writing, vow renewals, interfaith ceremonies, funeral eulogies, marriage licenses, public speaking at ceremonies, wedding rehearsals, baby naming ceremonies",
    duties:
      "marry couples, write wedding ceremonies, sign the marriage license, lead the wedding rehearsal, perform elopements, hold vow renewals, give nonreligious funerals, meet the couple before the wedding, weekend ceremonies on the beach, do civil ceremonies, tie the knot for couples, say the words at a wedding, marry folks who don't go to church, speak at a graveside without religion, marry young and older couples",
    step: "Notary public",
    beside: "Wedding planner, Judge",
    not: "JP Morgan",
    context: {
      registrar: "wedding, marriage, ceremony",
      JP: "weddings, marriage, ceremonies, justice of the peace",
      "justice of the peace": "weddings, marriages, ceremonies, couples",
      officiant: "wedding, ceremony, marriage, couples",
    },
  },
  {
    name: "Church administrator",
    titles:
      "church business administrator, parish administrator, church business manager, parish manager, synagogue administrator, executive pastor, temple administrator, synagogue executive director, diocesan administrator, church operations manager, church finance manager, church operations director, parish clerk",
    credentials: "CCA, church business administration certification",
    tools: "ACS Technologies, Planning Center, ParishSOFT, Shelby Systems, Realm, PowerChurch",
    skills:
      "church administration, church bookkeeping, contribution statements, church bulletins, facility scheduling, membership records, church payroll, offering counting, office management in a church, church budget, sacramental records",
    duties:
      "run the church office, count and deposit the offering, keep membership rolls, schedule the fellowship hall, do the church books, send giving statements, supervise the custodian, keep baptism and marriage records, order candles and envelopes, look after the money and building of a church, keep the parish calendar, see that bills and staff are paid",
    below: "Church sexton, Church secretary",
    beside: "Office manager, Bookkeeper",
    context: {
      "parish clerk": "church, office, bulletin, records",
      "church business administrator": "church, budget, facilities, staff",
      "parish administrator": "parish, budget, facilities, staff",
      "synagogue administrator": "synagogue, budget, staff",
      "temple administrator": "temple, congregation, budget",
    },
  },
  {
    name: "Church secretary",
    titles:
      "parish secretary, church office assistant, church administrative assistant, parish office assistant, church office manager, church office administrator, synagogue secretary, temple secretary, church receptionist, church clerk, church bookkeeper, parish bookkeeper, church treasurer, rectory secretary, diocesan secretary, church office lady, pastor's secretary, vicar's secretary, minister's secretary",
    tools: "Microsoft Publisher, ParishSOFT, Planning Center, Church Windows, copier",
    skills:
      "church bulletins, membership records, church office reception, offering counting, contribution statements, newsletter layout, sacramental records, room scheduling, church website updates, church bookkeeping",
    duties:
      "type the Sunday bulletin, answer the parish phone, keep membership rolls, schedule the fellowship hall, record baptisms and marriages, count and deposit the offering, mail giving statements, help people who ring the rectory bell, type for the pastor, order candles and envelopes, put out the church newsletter, put together the bulletin, take prayer requests, tell people when Mass is, fold and mail the newsletter",
    step: "Administrative assistant",
    beside: "Volunteer coordinator, School secretary",
    context: { "church treasurer": "secretary, bulletin, parish, newsletter, rectory, pastor" },
  },
  {
    name: "Church sexton",
    titles:
      "sexton, church custodian, church caretaker, verger, sacristan, church janitor, church maintenance man, church facilities manager, sacristy assistant, altar guild director, church usher, shammes, bell ringer, church cleaner, beadle, bellringer, chapel keeper, church handyman",
    tools: "floor buffer, vacuum, ladder, thurible",
    skills:
      "church cleaning, altar preparation, building maintenance in churches, setting up chairs and tables, vestments care, opening and locking the church, snow shoveling, boiler tending, candle and linen care",
    duties:
      "clean the church, unlock for services, set up tables for coffee hour, ready the altar for Mass, ring the bells, shovel the church steps, change light bulbs, wash altar linens, set up for weddings and funerals, look after the church boiler, look after the church building, sweep the pews, light the candles, set out chairs, keep the furnace going, open up for services",
    beside: "Janitor, Maintenance technician, Groundskeeper",
    not: "salvation army bell ringer",
    context: { "bell ringer": "church, tower, services", sexton: "church, parish, synagogue" },
  },
  {
    name: "Funeral director",
    titles:
      "mortician, undertaker, funeral home director, licensed funeral director, LFD, funeral home manager, mortuary manager, funeral arranger, funeral counselor, mortuary science practitioner, funeral service manager, apprentice funeral director, funeral home owner, funeral planner, funeral conductor, family service director, arrangement counselor, funeral undertaker, mortuary director, funeral parlor owner, funeral parlor director, undertaker's man",
    credentials: "funeral director license, mortuary science degree, NBE, preneed license, CFSP",
    tools: "Osiris, hearse, FrontRunner, casket lift",
    skills:
      "funeral arrangements, funeral conducting, grief support, death certificates, casket sales, obituary writing, embalming, cremation arrangements, funeral home management, visitation setup, transfer of remains, burial permits",
    duties:
      "meet with grieving families, arrange funerals and burials, file death certificates, sell caskets and urns, conduct the funeral service, set up visitation, write obituaries, pick up the deceased, lead the procession, arrange cremation, place death notices, be on call nights for death calls, bury the dead, look after families when someone dies, lay someone out, see that everything is dignified",
    below: "Funeral attendant, Embalmer",
    step: "Preneed counselor, Cemetery manager, Crematory operator",
    beside: "Florist, Chaplain, Event planner",
    not: "train conductor",
  },
  {
    name: "Embalmer",
    titles:
      "licensed embalmer, trade embalmer, restorative artist, mortuary embalmer, desairologist, mortuary cosmetologist, prep room technician, mortuary technician, funeral cosmetologist, mortuary beautician, resident embalmer, embalming technician, morgue attendant, diener, mortuary assistant, layer-out, undertaker's assistant, mortuary attendant, mortuary man, mortician's assistant",
    credentials: "embalmer license, mortuary science degree, NBE",
    tools: "embalming machine, trocar, aneurysm hook, mortuary cosmetics",
    skills:
      "embalming, restorative art, mortuary cosmetics, dressing and casketing, arterial injection, aspiration, preparation room sanitation, hair styling of the deceased, tissue reconstruction, bloodborne pathogens",
    duties:
      "embalm bodies, prepare the deceased for viewing, apply mortuary makeup, dress and casket remains, rebuild facial features, style hair of the deceased, sanitize the prep room, trade embalming on call, ship remains out of state, wash and shroud bodies, get dead people ready to be seen, and make up the dead, fix a face after an accident, work in the back of a funeral home",
    step: "Crematory operator",
    beside: "Makeup artist, Hairdresser",
    context: {
      "layer-out": "deceased, dead, body, funeral",
      "prep room technician": "funeral home, embalming, mortuary",
      "restorative artist": "mortuary, funeral, deceased",
    },
  },
  {
    name: "Funeral attendant",
    titles:
      "funeral assistant, funeral home attendant, hearse driver, funeral service assistant, funeral greeter, funeral home assistant, pallbearer, visitation attendant, first call driver, mortuary transport driver, body removal technician, funeral usher, funeral home greeter, mortuary driver, funeral home receptionist, funeral bearer, coffin bearer, funeral chauffeur, undertaker's helper, flower car driver, funeral parlor attendant, pall bearer, bearer",
    credentials: "clean driving record",
    tools: "hearse, stretcher cot, church truck, limousine",
    skills:
      "greeting mourners, funeral procession driving, casket handling, transfer of remains, visitation setup, flower placement, professional appearance at funerals, door and parking attendance",
    duties:
      "greet people at wakes, drive the hearse, park cars at funerals, set up flowers and guest book, carry the casket, pick up bodies from homes, part-time evenings at funeral home, wash funeral cars, hand out prayer cards, lead cars to the cemetery, help out at funerals, hold the door for mourners, drive the limousine, go get someone who died at night, stand quietly in a dark suit",
    beside: "Chauffeur, Usher",
    context: { bearer: "funeral, casket, coffin" },
  },
  {
    name: "Crematory operator",
    titles:
      "cremation technician, cremationist, crematorium operator, crematorium technician, retort operator, crematory technician, pet cremation technician, crematory manager, alkaline hydrolysis operator, crematorium attendant, crematorium worker, crematorium superintendent",
    credentials: "CANA crematory operator certification, ICCFA cremation certification",
    tools: "retort, cremated remains processor, forklift",
    skills:
      "cremation, identification of remains, retort operation, cremation paperwork, ashes processing, emissions logs, pacemaker removal, urn packing",
    duties:
      "operate the cremation chamber, check ID tags on remains, process ashes, place ashes in urns, keep cremation records, maintain the retort, cremate pets, clean the chamber, receive caskets at crematory, cremate the dead, sweep up and box ashes, run the oven at the cemetery, keep every name straight",
    beside: "Stationary engineer",
  },
  {
    name: "Cemetery manager",
    titles:
      "cemetery superintendent, cemetery director, cemetery administrator, cemeterian, memorial park manager, cemetery sexton, cemetery clerk, cemetery records clerk, cemetery secretary, cemetery trustee, cemetery keeper, graveyard superintendent, graveyard keeper",
    credentials: "CCE, ICCFA certification",
    tools: "CIMS cemetery software, plot maps",
    skills:
      "cemetery operations, burial scheduling, plot records, cemetery mapping, perpetual care funds, monument regulations, grounds supervision, lot sales, cemetery bylaws",
    duties:
      "run a cemetery, schedule burials, keep plot maps and records, show families gravesites, order grave openings, supervise grounds crew, check headstone placement, handle plot deeds, manage perpetual care fund, look up graves for visitors, sell graves and mark where they are, help people find grandma's stone, see that graves are dug in time",
    below: "Gravedigger",
    beside: "Groundskeeper, Property manager",
    context: { "cemetery sexton": "burials, plots, records" },
  },
  {
    name: "Gravedigger",
    titles:
      "grave digger, cemetery worker, cemetery groundskeeper, cemetery caretaker, burial vault installer, cemetery laborer, headstone setter, monument setter, memorial mason, gravestone cleaner, gravestone engraver, headstone installer, vault setter, monument man, graveyard worker, gravestone cutter, tombstone cutter, grave tender, monumental mason",
    credentials: "CDL, backhoe operator certificate",
    tools: "backhoe, lowering device, string trimmer, vault handler, sandblaster",
    skills:
      "grave opening and closing, backhoe operation, vault setting, headstone setting, cemetery mowing, monument cleaning, gravestone lettering, tent setup for burials, sod replacement",
    duties:
      "dig graves, set up the burial tent and chairs, lower caskets, fill in graves, mow around headstones, set monuments, clean old gravestones, level sunken graves, carve names in stone, install vaults, place flags on veterans' graves, look after graves and put flowers, cut names in granite, mow and rake the graveyard",
    beside: "Groundskeeper, Heavy equipment operator, Stonemason",
    context: { "monumental mason": "graves, headstones, cemetery", "monument setter": "cemetery, headstones, graves" },
  },
  {
    name: "Preneed counselor",
    titles:
      "pre-need counselor, cemetery sales counselor, family service counselor, preplanning advisor, preneed sales counselor, advance planning specialist, cemetery salesperson, funeral preplanning specialist, prearrangement counselor, memorial counselor, final expense counselor, cemetery sales representative, advance funeral planner, cemetery plot salesman, monument salesperson, cemetery lot salesman, burial plot salesman, tombstone salesman, funeral plan salesman",
    credentials: "preneed license, life insurance license",
    tools: "Salesforce",
    skills:
      "preneed sales, cemetery property sales, funeral preplanning, funeral trusts and insurance, lead follow-up, in-home presentations, monument sales, grief-sensitive selling, seminar selling",
    duties:
      "sell cemetery plots, help people plan their own funeral, meet families at home about preplanning, sell headstones and niches, explain funeral trusts, hold lunch seminars on preplanning, walk families through the cemetery, commission sales to seniors, follow up after services, sell graves and tombstones, help folks settle their funeral ahead, sit at a kitchen table and talk about last wishes",
    beside: "Insurance agent, Real estate agent",
    context: {
      "family service counselor": "cemetery, funeral, preplanning, memorial",
      "memorial counselor": "cemetery, funeral, preneed",
      "final expense counselor": "funeral, cemetery, preneed",
      "advance planning specialist": "funeral, cemetery",
    },
  },
];
