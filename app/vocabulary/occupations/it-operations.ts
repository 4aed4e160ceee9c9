import type { OccupationEntry } from "../types.ts";

/** People who keep computers, networks, telephones, and data safe and running, and who teach others to use them. */
export const IT_OPERATIONS: readonly OccupationEntry[] = [
  {
    name: "Help desk technician",
    titles:
      "helpdesk technician, help desk analyst, help desk specialist, help desk agent, help desk support, service desk analyst, service desk technician, service desk agent, IT support specialist, IT support technician, tech support, technical support specialist, technical support representative, technical support engineer, computer support specialist, IT support, IT help desk, tier 1 support, level 1 support, remote support technician, application support analyst, software support specialist, computer hotline man, computer support man, computer help man",
    credentials: "CompTIA A+, HDI Support Center Analyst, ITIL Foundation, Google IT Support Certificate",
    tools: "ServiceNow, Zendesk, Active Directory, TeamViewer, Freshdesk, Jira Service Management, LogMeIn",
    skills:
      "technical support, troubleshooting computers, ticketing systems, password resets, remote support, Active Directory, Microsoft 365, Windows, phone support, customer service, VPN support, software support, knowledge base writing",
    duties:
      "answer support calls, reset passwords, log tickets, help users over the phone, take over a screen remotely, fix login problems, walk users through software, escalate tickets, help with email and Outlook problems, set up VPN access, unlock accounts, help people who are stuck with their computer, write how-to articles, support a software product, help folks on the phone when the computer acts up, forgot my password, turn it off and on again",
    above: "Desktop support technician, System administrator, IT manager",
    step: "Computer repair technician, Home technology helper, Computer trainer",
    beside: "Call center agent, Network technician",
  },
  {
    name: "Desktop support technician",
    titles:
      "desktop support, desktop support analyst, desktop support engineer, deskside support technician, PC technician, PC support specialist, desktop technician, end user support technician, IT technician, IT tech, computer technician, computer tech, onsite IT support, IT specialist, tier 2 support, level 2 support, school IT technician, workstation technician, computer man, PC man, office computer man",
    credentials:
      "CompTIA A+, Microsoft Certified Desktop Support Technician, MCDST, Apple Certified Support Professional",
    tools: "Active Directory, SCCM, Intune, imaging software, Jamf, Ghost",
    skills:
      "desktop support, hardware installation, Windows, macOS, computer imaging, printer support, troubleshooting computers, Active Directory, Microsoft 365, software installation, onsite support, PC deployment, asset tracking",
    duties:
      "set up new computers, image laptops, fix printers in the office, move workstations, replace hard drives, install software, visit users at their desks, roll out new PCs, upgrade Windows, connect docking stations and monitors, look after classroom computers, wipe old computers, set up conference room equipment, onsite computer support, printer won't print, hook up new monitors",
    above: "IT manager",
    step: "Computer repair technician, Home technology helper",
    beside: "Low voltage technician",
    context: { "computer man": "office, PC, desks" },
  },
  {
    name: "System administrator",
    titles:
      "sysadmin, sys admin, Windows administrator, Windows server administrator, server administrator, Windows system administrator, network and systems administrator, IT administrator, VMware administrator, virtualization engineer, infrastructure engineer, infrastructure administrator, server engineer, Citrix administrator, Novell administrator, systems engineer, backup administrator, storage administrator, SAN administrator, computer room supervisor, sysop",
    credentials: "MCSE, MCSA, VMware Certified Professional, CompTIA Server+, Certified NetWare Engineer, CNE",
    tools: "Windows Server, Active Directory, VMware, Hyper-V, Veeam, PowerShell, Citrix, Group Policy, NetApp",
    skills:
      "system administration, Windows Server, Active Directory, VMware, PowerShell, backup and recovery, patch management, Group Policy, virtualization, server hardware, DNS and DHCP, storage area networks, disaster recovery, Citrix, Exchange Server",
    duties:
      "install and maintain servers, patch servers, manage user accounts, run backups, restore lost files, virtual machines, set up file and print servers, server room, migrate to new servers, monitor disk space, domain controllers, after-hours maintenance, write server documentation, plan server upgrades, keep the office servers running, new people need log ins, back everything up",
    below: "Desktop support technician",
    step: "Linux administrator",
    not: "land systems administrator, school administrator",
    context: {
      "systems engineer": "servers, Windows, VMware, network, infrastructure, IT",
    },
  },
  {
    name: "Linux administrator",
    titles:
      "Unix administrator, UNIX system administrator, Linux system administrator, Linux engineer, Solaris administrator, AIX administrator, HP-UX administrator, Unix engineer, Red Hat administrator, Linux sysadmin, Unix sysadmin, VMS administrator, open source administrator, web server administrator, UNIX man, UNIX guru, VAX system manager",
    credentials: "RHCE, RHCSA, LPIC-1, CompTIA Linux+, Sun Certified System Administrator",
    tools: "Red Hat Enterprise Linux, Solaris, AIX, Ubuntu, Apache HTTP Server, Nginx, Bash, Nagios",
    skills:
      "Linux administration, Unix administration, shell scripting, Red Hat, Solaris, AIX, Apache HTTP Server, SSH, system monitoring, Ansible, OpenVMS, mail servers, server hardening",
    duties:
      "administer Linux servers, keep Unix systems running, write shell scripts, set up web servers, manage cron jobs, apply kernel patches, harden servers, Solaris and AIX support, set up mail and name servers, move from Unix to Linux, tune server performance, compile and install open source software, black screen and typed commands, keep big computers up",
    below: "Computer operator",
    above: "IT manager",
    step: "DevOps engineer, Cloud engineer",
    beside: "Database administrator, Network engineer, Systems software engineer",
  },
  {
    name: "Mainframe systems programmer",
    titles:
      "z/OS systems programmer, mainframe administrator, MVS systems programmer, CICS systems programmer, mainframe engineer, RACF administrator, z/VM systems programmer, mainframe capacity planner, systems programmer, Unisys systems programmer, AS/400 administrator, IBM i administrator, iSeries administrator, big iron man, mainframe man, systems software programmer, system 370 programmer",
    tools: "z/OS, RACF, SMP/E, JES2, OMEGAMON, CICS, z/VM, ACF2, Top Secret",
    skills:
      "z/OS administration, SMP/E, RACF, JES2, mainframe capacity planning, IBM assembler, VTAM, CICS, DB2 administration, Parallel Sysplex, mainframe storage, IBM i administration, REXX",
    duties:
      "install and maintain z/OS, apply SMP/E maintenance, IPL the system, mainframe capacity planning, sysplex configuration, RACF security, tune CICS regions, mainframe disaster recovery test, software product installs on the mainframe, LPAR definitions, mainframe storage and DASD, train successors before retirement, mainframe outsourcing transition, old IBM computers, keep the big machine running",
    below: "Computer operator",
    above: "IT manager",
    step: "Mainframe programmer, System administrator",
    beside: "Database administrator, Linux administrator, Network engineer",
    context: { "systems programmer": "mainframe, z/OS, MVS, CICS, SMP/E, RACF, IBM" },
  },
  {
    name: "Computer operator",
    titles:
      "mainframe operator, console operator, data center operator, computer console operator, data processing operator, batch operator, production control analyst, job scheduler, tape librarian, night computer operator, IT operations technician, NOC technician, network operations center technician, NOC analyst, keypunch supervisor, data processing manager, punch card operator, tape hanger, key punch machine operator, unit record operator, tabulator operator, computer room operator, tape operator, IBM machine operator, EAM operator, EDP operator, tab machine operator",
    tools: "z/OS, AS/400, Control-M, CA-7, Nagios, tape library",
    skills:
      "computer operations, batch scheduling, JCL, console monitoring, tape backup, system monitoring, Control-M, shift handover, incident escalation, print operations, data processing, high-speed printers",
    duties:
      "run nightly jobs, watch the console, mount tapes, restart failed jobs, print checks and statements, monitor systems overnight, call programmers on failures, keep shift logs, rotate backup tapes offsite, data center shift work, watch network alarms, distribute printouts, run payroll batch, feed cards to a computer, mount tapes at night, tear off printouts, watch blinking lights",
    above: "System administrator, IT manager",
    step: "Data center technician, Help desk technician",
    beside: "Data entry clerk, Network technician",
    not: "CNC operator, console game",
    context: {
      "punch card operator": "computer, tapes, mainframe",
      "tape operator": "computer, mainframe",
      "production control analyst": "batch, mainframe, JCL, jobs, data center",
      "job scheduler": "batch, Control-M, mainframe, data center",
      "batch operator": "mainframe, jobs, data center, JCL",
    },
  },
  {
    name: "Data center technician",
    titles:
      "datacenter technician, data center engineer, server technician, rack and stack technician, smart hands technician, data center manager, data center facilities technician, hardware engineer for servers, critical facilities technician, machine room technician, computer room technician, server room man",
    credentials: "CompTIA Server+, Certified Data Centre Professional",
    tools: "server racks, UPS, PDU, KVM switch, fiber patch panels, DCIM",
    skills:
      "rack and stack, server hardware, structured cabling, UPS systems, hardware replacement, data center cooling, fiber patching, asset tracking, remote hands, decommissioning servers",
    duties:
      "rack and cable servers, swap failed drives, remote hands for customers, label cables, check UPS and cooling, receive server shipments, decommission old equipment, escort vendors in the data center, hot aisle and cold aisle, replace memory and power supplies, walk the data hall, move a data center, racks of humming computers, pull cables under the floor, cold rooms full of servers",
    above: "System administrator, IT manager",
    step: "Desktop support technician, Low voltage technician",
    beside: "Network technician, Electrician, HVAC technician",
  },
  {
    name: "Network administrator",
    titles:
      "LAN administrator, network manager, network admin, LAN/WAN administrator, LAN manager, IT network administrator, network support specialist, network analyst, network operations manager, LAN man, office network man",
    credentials: "CompTIA Network+, CCNA, MCSE",
    tools: "Cisco switches, Meraki, SonicWall, Ubiquiti, SolarWinds, Wireshark, Windows Server",
    skills:
      "network administration, LAN, WAN, firewalls, DNS and DHCP, wireless networks, VPN, network monitoring, switch configuration, Active Directory, TCP/IP, network documentation",
    duties:
      "keep the office network running, add users and switches, set up Wi-Fi, manage the firewall, fix slow network, set up VPN for remote staff, assign IP addresses, document the network, deal with the internet provider, connect branch offices, network backups, monitor bandwidth, keep everybody's computers talking to each other",
    below: "Network technician, Desktop support technician",
    above: "Network engineer",
    step: "System administrator",
    beside: "Information security analyst, Low voltage technician",
    not: "network marketer, network television, professional network",
    context: {
      "network manager": "LAN, WAN, switches, firewall, IT, servers",
      "network analyst": "LAN, WAN, switches, traffic, Cisco",
    },
  },
  {
    name: "Network engineer",
    titles:
      "Cisco engineer, network architect, network consultant, WAN engineer, wireless engineer, Wi-Fi engineer, firewall engineer, routing and switching engineer, network security engineer, network designer, internetworking engineer, data communications engineer, datacom engineer, VoIP engineer, SD-WAN engineer, Cisco man, data comms engineer, modem engineer, network planner",
    credentials: "CCIE, CCNP, CCNA, JNCIE, Palo Alto PCNSE, CWNE",
    tools: "Cisco routers, Juniper, Palo Alto firewalls, Fortinet, Aruba, F5, Wireshark, SolarWinds",
    skills:
      "network design, routing and switching, BGP, OSPF, MPLS, SD-WAN, firewalls, VPN, VoIP, wireless networks, load balancing, packet analysis, network security, TCP/IP, network automation",
    duties:
      "design networks, configure routers and switches, BGP routing, replace the core switches, wireless site surveys, firewall rules, connect offices over MPLS, network upgrade at night, packet captures, migrate to SD-WAN, VoIP quality, network redesign for a new building, troubleshoot outages between carriers, lay out how computers connect, boxes with blinking lights",
    below: "Network technician",
    above: "IT manager",
    step: "Cloud engineer",
    beside: "System administrator, Data center technician",
    context: {
      "network planner": "routers, switches",
      "wireless engineer": "Wi-Fi, access points, LAN, site survey, controllers",
      "network consultant": "Cisco, LAN, WAN, routers, firewall, IT",
    },
  },
  {
    name: "Network technician",
    titles:
      "network support technician, network installer, LAN technician, network field technician, field network technician, Wi-Fi installer, internet installer, broadband technician, cable modem technician, home network installer, network tech, cable puller, wiring man, Wi-Fi man, internet man, cable internet man",
    credentials: "CompTIA Network+, CCT",
    tools: "cable tester, crimper, Ubiquiti, Meraki, Fluke network tester",
    skills:
      "network installation, Wi-Fi setup, structured cabling, switch installation, router setup, network troubleshooting, cable testing, access points, modem setup, firewall installation",
    duties:
      "install switches and routers, set up Wi-Fi, mount access points, replace a modem, test network cables, find dead ports, trace cables, visit sites for network repairs, boost home wireless, connect printers and cameras to the network, activate internet service, run internet wires through the ceiling, put in the internet at someone's house",
    step: "Desktop support technician, Telecommunications technician",
    beside: "Home technology helper, Low voltage technician",
    context: { "cable puller": "data, network, ceiling", "wiring man": "network, data" },
  },
  {
    name: "Fiber optic technician",
    titles:
      "fiber splicer, fiber optic splicer, cable splicer, fiber technician, fiber optic installer, fiber installer, OSP technician, outside plant technician, fiber engineer, FTTH technician, copper splicer, splicing technician, cable jointer, splicer, optical cable jointer, lightguide splicer",
    credentials: "FOA CFOT, Certified Fiber Optic Technician",
    tools: "fusion splicer, OTDR, optical power meter, bucket truck, cleaver",
    skills:
      "fiber splicing, fusion splicing, OTDR testing, cable splicing, copper splicing, outside plant, fiber termination, aerial cable, underground cable, fault locating, FTTH",
    duties:
      "splice fiber, test fiber with an OTDR, repair cut cables, splice copper pairs, work in manholes and vaults, climb poles, bring fiber to homes, locate cable faults, install splice closures, read outside plant prints, emergency restoration after storms, place aerial cable, join hair thin glass strands, put high speed internet in the street",
    above: "Telecommunications engineer",
    beside: "Utility locator",
    context: {
      "cable jointer": "fiber, telephone, splice",
      splicer: "fiber, cable, optic",
      "cable splicer": "fiber, copper, telephone, telecom, pairs",
      "fiber technician": "optic, splice, cable, telecom",
      "fiber engineer": "optic, telecom, network, outside plant",
      "fiber optic technician": "OTDR, outside plant, telecom, splice closures, aerial",
      "fiber splicer": "OTDR, outside plant, telecom, closures, aerial",
    },
  },
  {
    name: "Telephone line installer",
    titles:
      "telephone installer, telephone lineman, phone lineman, telephone repairman, telephone installer repairman, telephone repairer, cable TV installer, cable television technician, CATV technician, line installer, installation and repair technician, I&R technician, telecommunications line installer, cable guy, phone company lineman, telephone man, Ma Bell man, phone man, cable man, GPO linesman, telephone mechanic, phone company man, Bell lineman, Post Office telephone engineer, telegraph linesman, cable TV man, aerial rigger, TV aerial fitter, satellite dish man, Bell Telephone man",
    tools: "butt set, bucket truck, climbing hooks, ladder, signal meter, crimper",
    skills:
      "telephone installation, cable TV installation, pole climbing, aerial cable, drop wire, house wiring, DSL, coaxial cable, signal testing, outside plant, satellite installation, customer service",
    duties:
      "install telephone service, run drop wires to houses, climb telephone poles, repair phone lines, hook up cable TV, install internet in homes, find line noise, bury cable drops, aim satellite dishes, storm repair of phone lines, replace network boxes, wire jacks in homes, put in people's phones, put a dish on the roof, static on the line",
    above: "Telecommunications engineer",
    step: "Fiber optic technician, Phone system technician, Network technician",
    beside: "Electrician, Low voltage technician",
    context: {
      "cable man": "TV, install, house",
      "line installer": "telephone, cable TV, phone, telecom",
      "I&R technician": "telephone, phone, DSL, telecom",
    },
  },
  {
    name: "Phone system technician",
    titles:
      "PBX technician, PBX administrator, PABX engineer, business phone technician, telephone system installer, telephone technician, telephone engineer, phone technician, VoIP technician, VoIP administrator, Avaya technician, Avaya engineer, Nortel technician, telecom administrator, telecom analyst, voice engineer, key system technician, unified communications engineer, UC engineer, call center systems administrator, switchboard installer, telephone switchboard mechanic, key system man, office phone man, PBX man, intercom man",
    credentials: "Avaya Certified, Cisco CCNP Collaboration",
    tools: "Avaya, Nortel, Mitel, Cisco Call Manager, RingCentral, Asterisk, ShoreTel, Microsoft Teams Phone",
    skills:
      "PBX, VoIP, Avaya systems, Nortel systems, Cisco Call Manager, voicemail systems, moves adds and changes, call routing, auto attendants, IVR, SIP trunks, telecom expense management, contact center systems, paging systems",
    duties:
      "program phone systems, moves adds and changes, set up extensions and voicemail, replace an old PBX with VoIP, phones for an office move, auto attendant menus, SIP trunks, audit phone bills, call routing for a call center, train staff on new phones, repair desk phones, overhead paging, keep an old Nortel system alive, put in office phones, voicemail that won't work",
    above: "Telecommunications engineer, IT manager",
    step: "Telecommunications technician, Network technician, Network administrator",
    beside: "Switchboard operator, Desktop support technician",
    context: {
      "phone technician": "PBX, office, VoIP, extensions, voicemail",
      "telephone engineer": "PBX, office, VoIP, extensions",
    },
  },
  {
    name: "Telecommunications technician",
    titles:
      "telecom technician, telecommunications equipment technician, central office technician, CO technician, switch technician, telecom installer, telecommunications specialist, transmission technician, cell tower technician, tower climber, cell site technician, wireless technician, microwave technician, radio technician, two-way radio technician, RF technician, radio communications technician, telecom field engineer, exchange engineer, telephone exchange engineer, frame man, wire chief, central office man, telegraph technician, teletype mechanic, switchman, tower man, radio tower climber, teletype repairman",
    credentials: "FCC General Radiotelephone Operator License, GROL, tower climbing certification, NATE",
    tools: "spectrum analyzer, TDR, T-1 test set, service monitor, microwave radio, DC power plant",
    skills:
      "central office equipment, telecom switching, RF testing, microwave radio, two-way radio, T1 circuits, SONET, antenna installation, cell site maintenance, DC power systems, circuit testing, radio programming, alarm monitoring",
    duties:
      "install central office equipment, test T1 circuits, maintain telephone switches, cell site maintenance, climb towers, hang antennas, program two-way radios, repair police and fire radios, microwave links, battery plant checks, DACS and SONET equipment, radio repeaters, turn up circuits, rows of switches at the phone company",
    step: "Telephone line installer, Fiber optic technician",
    beside: "Electronics technician",
    context: {
      "exchange engineer": "telephone",
      switchman: "telephone, exchange, central office",
      "tower man": "antenna, cell, radio",
      "radio technician": "two-way, repeater, antenna, RF, FCC, telecom",
      "wireless technician": "cell site, tower, antenna, RF",
      "switch technician": "telephone, central office, telecom",
      "transmission technician": "telecom, microwave, circuits, SONET",
      "RF technician": "antenna, cell site, tower, radio, telecom",
    },
  },
  {
    name: "Telecommunications engineer",
    titles:
      "telecom engineer, telecommunications consultant, telecom consultant, outside plant engineer, OSP engineer, RF engineer, radio frequency engineer, wireless network engineer, switching engineer, transmission engineer, telecom project manager, telecom manager, telecommunications manager, fiber network designer, central office engineer, telephone engineer, communications engineer, line plant engineer, wireless engineer",
    credentials: "PE license, BICSI OSP, FCC license",
    tools: "AutoCAD, spectrum analyzer, Atoll, GIS mapping, OTDR",
    skills:
      "telecom network design, outside plant engineering, RF engineering, fiber network design, permitting, transmission engineering, telecom contracts, 5G, LTE, site acquisition, link budgets, telecom expense management, broadband planning",
    duties:
      "design telephone and fiber networks, outside plant drawings, plan cell sites, RF coverage studies, broadband feasibility for towns, grant-funded rural broadband, pole attachment applications, negotiate carrier contracts, telecom cost audits, central office engineering, plan network upgrades, interference studies, plan phone lines and towers",
    below: "Telecommunications technician",
    step: "Network engineer, Broadcast engineer",
    beside: "Electrical engineer, IT consultant, IT project manager, Land surveyor",
    context: {
      "telephone engineer": "design, network, plant",
      "wireless engineer": "radio, transmission, design",
      "transmission engineer": "telecom, microwave, circuits, fiber, radio",
      "RF engineer": "antenna, wireless, cell, radio, coverage, spectrum",
      "switching engineer": "telephone, central office",
    },
  },
  {
    name: "Information security analyst",
    titles:
      "cybersecurity analyst, cyber security analyst, cyber security specialist, security analyst, IT security analyst, IT security specialist, SOC analyst, information security specialist, information security engineer, security engineer, cybersecurity engineer, cybersecurity consultant, information security officer, ISSO, GRC analyst, information assurance analyst, incident responder, identity and access management analyst, IT security consultant, cyber analyst, computer security man, data security officer",
    credentials: "CISSP, CompTIA Security+, CEH, GIAC, CISM, CCSP, GSEC, SSCP",
    tools: "Splunk, CrowdStrike, Nessus, Wireshark, Microsoft Sentinel, Qualys, Snort",
    skills:
      "cybersecurity, vulnerability management, incident response, SIEM, risk assessment, NIST framework, firewalls, endpoint protection, security awareness training, identity and access management, phishing prevention, ISO 27001, CMMC, security policies, HIPAA security",
    duties:
      "watch for cyber attacks, investigate security alerts, scan for vulnerabilities, respond to hacks and ransomware, write security policies, train staff on phishing, security assessment for a small business, review firewall logs, manage access rights, prepare for a security audit, CMMC compliance, fill out security questionnaires, protect patient data, keep hackers out, spot fake emails, lock down the computers, keep hackers out of computers",
    step: "Penetration tester, Network engineer, System administrator",
    beside: "Compliance officer",
    not: "security guard, securities analyst, Social Security analyst, securities engineer",
    context: {
      "security analyst": "cyber, information, network, SIEM, vulnerabilities, IT",
      "security engineer": "cyber, cloud, network, software, firewall",
    },
  },
  {
    name: "Penetration tester",
    titles:
      "pen tester, pentester, ethical hacker, white hat hacker, red team operator, application security engineer, appsec engineer, vulnerability tester, security researcher, bug bounty hunter, offensive security consultant",
    credentials: "OSCP, CEH, GPEN, Certified Ethical Hacker",
    tools: "Kali Linux, Burp Suite, Metasploit, Nmap, Nessus",
    skills:
      "penetration testing, ethical hacking, web application security, Burp Suite, Metasploit, vulnerability assessment, social engineering tests, secure code review, network scanning, OWASP Top 10",
    duties:
      "try to break into systems with permission, test web applications for holes, scan networks, write up findings, phishing tests, exploit vulnerabilities, review code for security flaws, retest after fixes, wireless and physical break-in tests, red team exercises, break into computers so crooks can't",
    above: "Chief information security officer",
    beside: "Software tester, Digital forensics examiner, Network engineer",
    not: "backflow tester, dye penetrant tester, penetrant inspector",
  },
  {
    name: "Digital forensics examiner",
    titles:
      "computer forensics examiner, computer forensic investigator, digital forensic analyst, cell phone forensics examiner, data recovery specialist, computer crime investigator, cybercrime investigator, forensic data analyst, computer detective, phone evidence examiner",
    credentials: "EnCE, CFCE, GCFA, ACE certification",
    tools: "EnCase, FTK, Cellebrite, Relativity, X-Ways",
    skills:
      "digital forensics, e-discovery, evidence preservation, forensic imaging, mobile device forensics, data recovery, chain of custody, expert testimony, EnCase, Cellebrite, forensic reporting",
    duties:
      "image hard drives, recover deleted files, examine phones for evidence, preserve electronic evidence, testify as an expert about computers, trace hackers, e-discovery for lawyers, search email archives, chain of custody, investigate employee data theft, recover photos from a dead drive, find what somebody erased, dig through a crook's computer",
    step: "Information security analyst, E-discovery specialist",
    beside: "Private investigator, Paralegal, Forensic accountant",
  },
  {
    name: "Chief information security officer",
    titles:
      "CISO, virtual CISO, vCISO, fractional CISO, interim CISO, information security manager, director of information security, head of cybersecurity, head of information security, cybersecurity manager, IT security manager, information security director, VP of information security, cyber security manager, head of computer security, data security chief",
    credentials: "CISSP, CISM, CISSP-ISSMP, C-CISO, CRISC",
    tools: "NIST CSF, ISO 27001, GRC platforms",
    skills:
      "security strategy, cybersecurity governance, risk management, security budgets, board reporting, incident response planning, NIST framework, ISO 27001, SOC 2, vendor risk, security team leadership, cyber insurance, regulatory compliance",
    duties:
      "set the security strategy, build a security program, report cyber risk to the board, lead the security team, part-time CISO for a growing company, lead the response to a breach, get ready for SOC 2, choose security vendors, cyber insurance applications, tabletop exercises, approve security policies, manage third-party risk, be in charge of keeping hackers out of a company",
    below: "Information security analyst, IT auditor",
    step: "Chief information officer, IT consultant",
    beside: "Chief technology officer, Compliance officer, Risk manager, Privacy officer",
    not: "security guard manager, Cisco",
  },
  {
    name: "IT auditor",
    titles:
      "information systems auditor, IS auditor, information technology auditor, IT compliance analyst, IT risk analyst, IT compliance manager, SOX IT auditor, technology auditor, EDP auditor, SOC 2 auditor, ISO 27001 auditor, CISA auditor, IT controls analyst, computer auditor, data processing auditor",
    credentials: "CISA, CRISC, ISO 27001 Lead Auditor, CIA",
    tools: "ACL Analytics, AuditBoard, IDEA",
    skills:
      "IT audit, IT general controls, SOX compliance, SOC 2, COBIT, ISO 27001, risk assessment, access reviews, audit workpapers, control testing, change management controls, PCI DSS, data analytics for audit",
    duties:
      "audit IT controls, test user access, review change management tickets, SOX IT testing, SOC 2 readiness, interview system owners, write audit findings, check backups and recovery plans, audit a data center, PCI compliance, follow up on audit issues, review system implementations, check that computer rules get followed",
    step: "Information security analyst, Internal auditor",
    beside: "Compliance officer, System administrator",
  },
  {
    name: "Business continuity planner",
    titles:
      "business continuity manager, disaster recovery planner, disaster recovery coordinator, disaster recovery specialist, business continuity consultant, business continuity analyst, disaster recovery manager, IT disaster recovery manager, contingency planner, continuity of operations planner, COOP planner, resilience manager, crisis management planner, disaster planner, contingency planning officer",
    credentials: "CBCP, MBCI, ISO 22301 Lead Implementer, DRII certification",
    tools: "Fusion Framework, Archer, Everbridge",
    skills:
      "business continuity planning, disaster recovery planning, business impact analysis, tabletop exercises, crisis management, ISO 22301, recovery testing, emergency notification, risk assessment, plan maintenance",
    duties:
      "write disaster recovery plans, business impact analysis, run tabletop exercises, test recovery of systems, plan for power and system outages, recovery time objectives, call trees, pandemic plans, continuity plans for a bank, alternate work sites, update the plans every year, what if the building burns down, spare computers somewhere else",
    step: "Emergency management director, IT auditor, Risk manager",
    beside: "IT manager, Information security analyst, Compliance officer",
    not: "financial contingency planner",
    context: {
      "disaster planner": "computers, business",
      "continuity of operations planner": "systems, recovery, business impact, IT",
    },
  },
  {
    name: "Database administrator",
    titles:
      "DBA, Oracle DBA, SQL Server DBA, Oracle database administrator, SQL database administrator, DB2 DBA, MySQL DBA, PostgreSQL DBA, Sybase DBA, Informix DBA, database manager, production DBA, database consultant, database specialist, data administrator, cloud database administrator, database man, data base manager",
    credentials: "Oracle Certified Professional, OCP, Microsoft Certified Database Administrator, MCDBA",
    tools: "Oracle Database, SQL Server, PostgreSQL, MySQL, DB2, RMAN, Oracle Enterprise Manager, MongoDB",
    skills:
      "database administration, Oracle Database, SQL Server, performance tuning, backup and recovery, replication, RMAN, Data Guard, Oracle RAC, SQL, database security, database migration, high availability, Always On availability groups",
    duties:
      "keep databases running, back up and restore databases, tune database performance, install database patches, upgrade Oracle, fix blocking and deadlocks, manage table spaces, set up replication, grant database access, plan capacity, move databases to the cloud, on call for database outages, refresh test databases, look after a company's data, keep the records in the computer safe",
    above: "Data architect, IT manager",
    step: "Data engineer",
    beside: "System administrator, Mainframe programmer",
    not: "doing business as, doctor of business administration, dba name",
    context: {
      DBA: "database, SQL, Oracle, tables, backups, tuning",
      "database manager": "SQL, Oracle, servers, tuning, backups",
      "data administrator": "database, SQL, metadata, IT",
    },
  },
  {
    name: "Cloud engineer",
    titles:
      "AWS engineer, Azure engineer, cloud administrator, cloud consultant, AWS consultant, Azure administrator, Azure consultant, cloud infrastructure engineer, cloud migration consultant, cloud migration specialist, Google Cloud engineer, GCP engineer, cloud systems administrator, cloud operations engineer, FinOps analyst",
    credentials:
      "AWS Certified SysOps Administrator, Azure Administrator Associate, AZ-104, AWS Certified Cloud Practitioner",
    tools: "Amazon Web Services, Azure, Google Cloud, Terraform, CloudWatch, CloudFormation",
    skills:
      "cloud migration, Amazon Web Services, Azure, Google Cloud, infrastructure as code, cloud security, cloud cost optimization, virtual networks, serverless computing, Linux, backup and recovery, identity and access management",
    duties:
      "move servers to the cloud, set up AWS accounts, manage Azure subscriptions, cut the cloud bill, cloud backups, virtual machines in the cloud, cloud networks and security groups, hybrid cloud, migrate from a server room to the cloud, automate cloud set-up, cloud storage, disaster recovery in the cloud, computers you rent over the internet",
    above: "Software architect, IT manager",
    step: "System administrator",
    beside: "Information security analyst",
    not: "cloud seeding",
  },
  {
    name: "Microsoft 365 administrator",
    titles:
      "Office 365 administrator, Exchange administrator, email administrator, Microsoft 365 consultant, Office 365 consultant, M365 administrator, O365 administrator, SharePoint administrator, Google Workspace administrator, G Suite administrator, Teams administrator, messaging engineer, Lotus Notes administrator, collaboration engineer, Intune administrator, mail server man",
    credentials: "Microsoft 365 Certified Administrator, MS-102",
    tools: "Microsoft 365, Exchange Online, SharePoint, Microsoft Teams, Intune, Google Workspace, Entra ID, OneDrive",
    skills:
      "Microsoft 365, Exchange Server, SharePoint, Microsoft Teams, Intune, Google Workspace, email migration, mailbox management, PowerShell, multi-factor authentication, spam filtering, OneDrive, mobile device management",
    duties:
      "set up Office 365 for a company, migrate mailboxes, manage email accounts, SharePoint permissions, Teams channels and policies, turn on multi-factor authentication, fix email delivery, block spam, archive old email, move files to OneDrive, email for a new domain, train staff on Teams, set up everybody's email, shared calendars and files",
    below: "Help desk technician",
    above: "IT manager",
    step: "System administrator, Cloud engineer, Low-code developer",
    beside: "IT consultant, Information security analyst, Computer trainer",
  },
  {
    name: "IT consultant",
    titles:
      "computer consultant, information technology consultant, small business IT consultant, IT advisor, technology consultant, IT contractor, technology advisor, managed services consultant, MSP technician, IT guy, information systems consultant, IT service provider, nonprofit technology consultant, outsourced IT, computer adviser, computer expert, EDP consultant, computer whiz",
    tools: "Microsoft 365, Windows Server, ConnectWise, QuickBooks hosting, Ubiquiti",
    skills:
      "IT consulting, small office networks, technology assessment, vendor selection, IT budgeting, backup and recovery, Microsoft 365, cybersecurity basics, hardware purchasing, IT planning, software selection, onsite support",
    duties:
      "look after the computers of a small business, advise on technology purchases, set up an office network, choose software, plan an office move, IT for a doctor's office, review IT contracts, negotiate with vendors, back up the office computers, be the outside IT person, technology plan for a nonprofit, assess IT after an acquisition, help a shop with its computers, which computer should we buy, look after a dentist's computers",
    below: "Desktop support technician, Help desk technician",
    above: "Chief information officer, IT manager",
    step: "System administrator, Computer repair technician, Home technology helper",
    beside:
      "Small-business advisor, Management consultant, ERP consultant, Network administrator, Accounting software consultant",
    context: {
      "technology consultant": "IT, computers, software, network, systems",
      "technology advisor": "IT, computers, software, network, systems",
    },
  },
  {
    name: "IT manager",
    titles:
      "information technology manager, IT director, director of information technology, IT operations manager, information systems manager, IS manager, MIS manager, MIS director, director of IT, head of IT, infrastructure manager, IT infrastructure manager, computer services manager, technology director, technology manager, school technology coordinator, data center operations manager, IT supervisor, interim IT manager, help desk manager, service desk manager, DP manager, EDP manager, computer manager, electronic data processing manager, head of computing",
    credentials: "ITIL, PMP, CISM, MCSE",
    tools: "ServiceNow, Microsoft 365, VMware, Active Directory",
    skills:
      "IT management, IT budgeting, vendor management, staff supervision, infrastructure planning, IT service management, disaster recovery, IT procurement, software licensing, project management, IT policies, cybersecurity, network management",
    duties:
      "run the IT department, supervise technicians and administrators, IT budget, negotiate software licenses, plan hardware refresh, manage outsourced IT, choose vendors, set IT policies, lead system upgrades, keep systems up, report to the CIO, interim head of IT, help desk service levels, IT for a school district, be over the computer people, keep the company's computers going",
    below: "System administrator, Network administrator",
    beside: "Chief information security officer, Operations manager",
    not: "inmate services",
    context: {
      "technology director": "IT, systems, network, school, computers",
      "technology manager": "IT, systems, network, computers",
      "IS manager": "information systems, IT, computers",
      "infrastructure manager": "IT, servers, network, data center",
    },
  },
  {
    name: "Chief information officer",
    titles:
      "CIO, fractional CIO, virtual CIO, vCIO, interim CIO, VP of IT, vice president of information technology, VP of information systems, SVP technology, chief digital officer, CDO, IT executive, information technology executive, VP information technology, head of digital transformation, head of data processing, director of computing, director of data processing, computing director",
    credentials: "MBA, ITIL, CGEIT",
    tools: "IT governance frameworks, COBIT",
    skills:
      "IT strategy, IT governance, digital transformation, IT budgeting, vendor negotiation, outsourcing, cybersecurity governance, executive leadership, IT turnaround, board reporting, M&A IT integration, enterprise systems, organizational change",
    duties:
      "set the IT strategy, lead the whole IT organization, align technology with the business, present to the board, part-time CIO for several companies, interim CIO during a search, digital transformation, outsource or insource IT, IT after a merger, rescue a large system project, negotiate enterprise agreements, coach the next IT leader, top computer person in a company",
    below: "IT manager",
    step: "Chief technology officer",
    beside: "Chief operating officer, Management consultant, IT project manager",
    not: "chief investment officer",
    context: {
      CIO: "information, technology, IT, systems, digital, cybersecurity",
      CDO: "digital, transformation, technology, online",
    },
  },
  {
    name: "Chief technology officer",
    titles:
      "CTO, fractional CTO, interim CTO, part-time CTO, technical co-founder, VP of technology, head of technology, technology executive, startup CTO, vice president of technology, chief product and technology officer, CTO advisor, technical director, chief technologist",
    tools: "Amazon Web Services, GitHub",
    skills:
      "technology strategy, software architecture, engineering leadership, technical due diligence, product development, startup technology, technical hiring, intellectual property, scaling engineering teams, vendor selection, investor presentations, research and development",
    duties:
      "set the technology direction of a startup, build the first engineering team, choose the technology stack, oversee product development, technical due diligence for investors, fractional CTO, talk to investors about the technology, scale the platform, hire developers, manage an outside development shop, build versus buy decisions, patents and technical risk, decide which way the technology goes, boss of the programmers",
    below: "Software engineering manager",
    step: "Startup mentor",
    beside: "Chief executive officer, Product manager",
    not: "certified treatment operator",
    context: {
      "technical director": "technology, startup, company, software",
      CTO: "technology, software, startup, engineering, platform, product",
    },
  },
  {
    name: "Computer trainer",
    titles:
      "software trainer, IT trainer, computer instructor, computer skills instructor, computer skills trainer, Microsoft Office trainer, Excel trainer, Excel instructor, technology trainer, technical trainer, computer literacy instructor, application trainer, systems trainer, EMR trainer, EHR trainer, Epic trainer, digital literacy instructor, end user trainer, ICT trainer, word processing instructor, computer skills teacher, software teacher",
    credentials: "Microsoft Certified Trainer, MCT, CompTIA CTT+, Microsoft Office Specialist",
    tools: "Microsoft Office, Microsoft Excel, Zoom, Captivate, WebEx",
    skills:
      "software training, Microsoft Office training, classroom instruction, training materials, Microsoft Excel, digital literacy, e-learning, end-user training, curriculum development, online training, one-on-one instruction, EHR training, user guides",
    duties:
      "teach computer classes, train staff on new software, Excel and Word classes, computer classes at the library, write training handouts, train nurses on electronic records, go-live training, beginner computer class, teach email and internet, train the trainer, adult education computer class, one-on-one software lessons, teach office folks the new program, step by step on a big screen",
    above: "Training manager",
    step: "Home technology helper, Coding instructor, Instructional designer, Training and development specialist",
    beside: "Adult education teacher, Technical writer",
    context: {
      "technical trainer": "software, computer, IT, users, systems",
      "EHR trainer": "software, electronic records, Epic, go-live",
      "systems trainer": "software, computer, users",
      "computer instructor": "adults, staff, Office, Excel, software, employees",
      "computer skills instructor": "adults, staff, Office, Excel, software, employees",
      "digital literacy instructor": "adults, library, beginners, internet, email",
    },
  },
  {
    name: "Home technology helper",
    titles:
      "technology coach, tech coach, tech tutor, technology tutor, senior tech helper, computer tutor, computer helper, smartphone tutor, iPad tutor, digital navigator, home computer consultant, in-home tech support, tech concierge, device coach, tech buddy, home tech support, technology mentor for seniors, computer buddy, computer volunteer, silver surfer helper, Geek Squad technician",
    tools: "iPhone, iPad, Zoom, Android phones, Alexa, smart TV, printers, FaceTime",
    skills:
      "teaching seniors technology, smartphones, tablets, video calling, home Wi-Fi, email setup, smart home devices, scam awareness, patience, password managers, photo organizing, streaming setup, one-on-one instruction, accessibility settings",
    duties:
      "teach seniors to use a smartphone, help older people with their computer, set up an iPad, show how to make video calls, connect the printer at home, fix the Wi-Fi at home, set up a smart TV and streaming, move photos to a new phone, explain online banking, teach how to avoid scams, set up Alexa, come to the house and help with the computer, help my mother with email, help an old lady with her phone, show Grandpa how to Skype, remotes and passwords, come to the house and fix the internet, patient with old folks and gadgets, set up a new computer for grandma",
    step: "Computer repair technician",
    beside: "Companion, Librarian, Audiovisual technician",
    context: {
      "technology coach": "seniors, smartphone, tablet, home, computer, lessons",
      "tech coach": "seniors, smartphone, tablet, home, computer, lessons",
      "computer tutor": "home, seniors, smartphone, tablet, one-on-one",
    },
  },
  {
    name: "Computer repair technician",
    titles:
      "computer repairer, computer repairman, PC repair technician, laptop repair technician, Mac repair technician, computer fixer, computer guy, phone repair technician, cell phone repair technician, smartphone repairer, tablet repair technician, computer service technician, bench technician, virus removal technician, computer builder, PC builder, computer refurbisher, computer doctor, computer medic, computer mechanic, computer engineer, printer repairman, printer engineer, copier man",
    credentials: "CompTIA A+, Apple Certified Mac Technician",
    tools: "soldering iron, diagnostic software, anti-static mat, Malwarebytes, hard drive dock",
    skills:
      "computer repair, virus removal, hardware diagnosis, data backup, hard drive replacement, screen replacement, operating system installation, computer building, phone repair, data transfer, memory upgrades, soldering",
    duties:
      "fix broken computers, remove viruses, replace laptop screens, speed up a slow computer, recover files, replace phone batteries, build custom PCs, install Windows, upgrade memory, refurbish donated computers, diagnose a PC that won't start, clean dust out of computers, transfer data to a new computer, pop ups and viruses, put in a new hard drive, cracked phone glass",
    beside: "Electronics technician, Appliance repair technician",
    context: {
      "computer engineer": "repair, PC, fix",
      "bench technician": "computer, laptop, PC, virus",
      "phone repair technician": "cell, screen, smartphone, battery",
    },
  },
  {
    name: "Webmaster",
    titles:
      "web master, website administrator, website manager, web administrator, web site manager, website maintainer, website editor, web content manager, web manager, web coordinator, web publishing specialist, website updater, website coordinator, church webmaster, church website volunteer, club website editor, web page editor",
    tools: "WordPress, cPanel, Google Analytics, Dreamweaver, Squarespace, Wix, Drupal",
    skills:
      "website maintenance, content management systems, HTML, CSS, WordPress, web hosting, Google Analytics, search engine optimization, link checking, domain registration, web content, newsletters, image editing",
    duties:
      "keep the website up to date, post news on the website, fix broken links, update pages, renew the domain name, check website statistics, post events and photos, back up the website, answer website email, website for a club or church, edit web pages, manage user logins on the site, keep a club's web page fresh, put up pictures and news, take care of a church website",
    step: "Web designer, Content writer",
    beside: "Social media manager, Graphic designer, Microsoft 365 administrator, Copy editor",
  },
  {
    name: "IT asset manager",
    titles:
      "IT asset analyst, software asset manager, software license manager, hardware asset manager, IT procurement specialist, IT buyer, IT purchasing specialist, IT inventory specialist, telecom expense analyst, IT vendor manager, IT contract manager, software licensing specialist, computer stock controller, computer inventory clerk, computer purchasing officer",
    credentials: "CHAMP, CSAM, IAITAM certification",
    tools: "ServiceNow, Flexera, Snow, Intune",
    skills:
      "IT asset management, software licensing, license compliance, IT procurement, vendor management, contract negotiation, asset tracking, hardware lifecycle, telecom expense management, software audits, IT inventory",
    duties:
      "track computers and licenses, buy hardware and software, software audit defense, negotiate license renewals, retire old equipment, inventory of laptops, count software seats, cut telecom bills, manage IT vendor contracts, tag equipment, lease returns, which programs did we pay for",
    above: "IT manager",
    step: "Purchasing agent, Contract administrator",
    beside: "Desktop support technician, IT auditor, Purchasing manager",
  },
];
