import type { OccupationEntry } from "../types.ts";

/** People who write, test, design, and configure software, from mainframe programs to business systems. */
export const SOFTWARE: readonly OccupationEntry[] = [
  {
    name: "Software developer",
    titles:
      "software engineer, programmer, computer programmer, software programmer, applications developer, application programmer, programmer analyst, analyst programmer, contract programmer, contract developer, software consultant, systems developer, coder, SWE, SDE, software development engineer, bespoke software developer, software writer, hacker",
    credentials: "computer science degree, BS in computer science, Certified Software Development Professional",
    tools: "Git, GitHub, Visual Studio Code, Jira, Docker, GitLab, Eclipse",
    skills:
      "software development, programming, object-oriented programming, debugging, code review, version control, algorithms, software design, unit testing, SQL, REST APIs, agile development, refactoring, technical documentation",
    duties:
      "write code, write computer programs, design software, fix bugs, maintain applications, review other people's code, turn requirements into programs, custom software for a business, add features to an existing program, write unit tests, build APIs, debug production problems, mentor junior developers, estimate development work, document the code, tell computers what to do, make programs for a firm, find why a program crashes",
    below: "Software tester",
    above: "Chief technology officer",
    step: "Back-end developer, Full-stack developer, Database developer",
    beside: "Data engineer, Technical writer",
    not: "CNC programmer, PLC programmer, robot programmer, music programmer, film programmer, arts programmer, fitness programmer, medical coder, billing coder, insurance coder, inpatient coder",
    context: {
      hacker: "code, software, programs",
      coder: "software, programming, developer, app, source code, website, JavaScript, Python",
      "systems developer": "software, code, application, programming",
    },
  },
  {
    name: "Web developer",
    titles:
      "website developer, web programmer, web site builder, website builder, WordPress developer, PHP developer, Drupal developer, Joomla developer, ColdFusion developer, Shopify developer, e-commerce developer, ecommerce developer, CMS developer, LAMP developer, web coder, home page maker, webmaster",
    tools: "WordPress, Drupal, Joomla, Shopify, WooCommerce, Magento, Squarespace, Wix, cPanel, Elementor",
    skills:
      "web development, PHP, HTML, CSS, JavaScript, MySQL, WordPress themes, WordPress plugins, content management systems, e-commerce websites, website maintenance, responsive design, Laravel, web hosting, website migration",
    duties:
      "build a website, build websites for small businesses, set up an online store, customize a WordPress theme, write plugins, move a site to a new host, fix a broken website, connect payment forms, speed up page loading, redesign an old site, make the site work on phones, keep plugins updated, set up contact forms, back up the website, get a shop or club on the internet",
    below: "Webmaster",
    above: "Full-stack developer",
    step: "Front-end developer, Back-end developer",
    beside: "Graphic designer, SEO specialist, UX designer, Digital marketing specialist, Content writer",
    context: { webmaster: "code, plugins, WordPress, PHP" },
  },
  {
    name: "Front-end developer",
    titles:
      "frontend developer, frontend engineer, front end engineer, UI developer, UI engineer, user interface developer, JavaScript developer, React developer, Angular developer, Vue developer, TypeScript developer, client side developer, HTML developer, web front end programmer, HTML coder, HTML programmer",
    tools: "React, Angular, Vue.js, Webpack, Figma, Chrome DevTools, Storybook, npm",
    skills:
      "JavaScript, TypeScript, HTML, CSS, React, Angular, Vue.js, responsive design, web accessibility, Redux, Sass, jQuery, cross-browser testing, single-page applications, web performance",
    duties:
      "build user interfaces, turn designs into web pages, code pages in the browser, write React components, make pages accessible, make layouts responsive, fix browser compatibility, connect screens to APIs, improve page speed, style with CSS, work closely with designers, maintain a component library, client-side code, make what you see on a web page, make buttons and menus work, make pages look right on a phone",
    below: "Webmaster",
    above: "Full-stack developer, Software architect, Software engineering manager",
    step: "UX designer",
    beside: "Back-end developer, Software developer, Test automation engineer",
    not: "front end loader operator, front end manager, front end mechanic, front end alignment",
  },
  {
    name: "Back-end developer",
    titles:
      "backend developer, backend engineer, back end engineer, server side developer, API developer, Node.js developer, Node developer, Ruby on Rails developer, Ruby developer, Go developer, Golang developer, Scala developer, microservices developer, CGI programmer",
    tools: "Node.js, Ruby on Rails, PostgreSQL, MongoDB, Redis, Kafka, Docker, Postman, RabbitMQ",
    skills:
      "API design, REST APIs, GraphQL, microservices, SQL, NoSQL databases, Node.js, Go programming, Ruby on Rails, message queues, caching, authentication, server-side programming, scalability",
    duties:
      "write server code, build APIs, design database tables, connect services, write business logic, process payments, secure login and passwords, scale services for many users, integrate third-party services, tune slow queries, write microservices, handle background jobs, server-side logic, write the part of a site nobody sees, hook the site to the database",
    above: "Software architect, Software engineering manager",
    step: "Full-stack developer, Database developer",
    beside: "DevOps engineer, Data engineer, Database administrator",
  },
  {
    name: "Full-stack developer",
    titles:
      "fullstack developer, full stack engineer, fullstack engineer, full stack programmer, full stack web developer, MERN stack developer, MEAN stack developer, web application developer, web app developer",
    tools: "React, Node.js, Next.js, PostgreSQL, Docker, Amazon Web Services, GitHub",
    skills:
      "full-stack development, JavaScript, TypeScript, React, Node.js, SQL, REST APIs, HTML, CSS, cloud deployment, database design, authentication, minimum viable products",
    duties:
      "build web applications from front to back, develop both front end and back end, build a prototype for a startup, first version of an app, set up the database and the screens, deploy to the cloud, add features across the stack, build a customer portal, build an internal tool, take a product from idea to launch, fix bugs anywhere in the application, make a whole web program by myself, get an idea up and running",
    above: "Software architect, Software engineering manager, Chief technology officer",
    beside: "DevOps engineer, Product manager",
  },
  {
    name: "Java developer",
    titles:
      "Java programmer, Java engineer, J2EE developer, Java EE developer, Spring developer, Spring Boot developer, Java software engineer, Java consultant, core Java developer, Kotlin developer, JVM developer, Java architect, WebSphere developer, applet programmer, servlet programmer, JSP developer",
    credentials:
      "Oracle Certified Java Programmer, Sun Certified Java Programmer, Oracle Certified Professional Java SE",
    tools: "Spring Boot, Hibernate, IntelliJ IDEA, Eclipse, Maven, Tomcat, WebSphere, JBoss, WebLogic",
    skills:
      "Java, Spring Framework, Java EE, Hibernate, JUnit, microservices, REST APIs, SQL, multithreading, Kotlin, Java Server Pages, Maven, application servers",
    duties:
      "develop Java applications, write Java code, maintain Java services, upgrade Java versions, build Spring Boot services, tune the JVM, enterprise applications for banks and insurers, move a J2EE application to the cloud, write JUnit tests, fix memory leaks, integrate enterprise systems, multithreaded server code, program in Java for banks and big firms, keep old Java programs going",
    above: "Software architect, Software engineering manager",
    step: "Back-end developer, Software developer, Mobile app developer, Test automation engineer",
    beside: ".NET developer, Full-stack developer, Database developer",
    not: "java barista, JavaScript",
  },
  {
    name: ".NET developer",
    titles:
      "dot net developer, dotnet developer, .NET programmer, C# developer, C sharp developer, C# programmer, ASP.NET developer, VB.NET developer, .NET engineer, .NET consultant, Microsoft developer, Visual Studio developer, Blazor developer, ASP developer, Windows programmer, Microsoft programmer, VB programmer, Windows developer",
    credentials: "MCSD, MCPD, Microsoft Certified Solutions Developer",
    tools: "Visual Studio, SQL Server, Azure DevOps, IIS, Entity Framework, Blazor",
    skills:
      "C#, .NET Framework, ASP.NET, VB.NET, Entity Framework, SQL Server, MVC, Web API, LINQ, WPF, Windows Forms, Azure, Classic ASP",
    duties:
      "develop .NET applications, write C# code, build ASP.NET web applications, maintain Windows desktop applications, convert VB6 to .NET, upgrade to .NET Core, connect to SQL Server, build Web APIs, Windows services, internal business applications on Microsoft technology, deploy to IIS, move applications to Azure, write Windows programs, program with Microsoft tools for an office",
    above: "Software architect, Software engineering manager",
    step: "Back-end developer, Software developer, Full-stack developer",
    beside: "Database developer, Microsoft 365 administrator",
  },
  {
    name: "Python developer",
    titles:
      "Python programmer, Python engineer, Django developer, Flask developer, Python consultant, Python scripter, scripting engineer, automation script developer, Perl programmer, Perl developer, shell scripter, script programmer",
    tools: "Django, Flask, FastAPI, PyCharm, Jupyter, Pandas",
    skills:
      "Python, Django, Flask, FastAPI, scripting, web scraping, Pandas, REST APIs, pytest, Perl, SQL, task automation, regular expressions",
    duties:
      "write Python scripts, automate tasks with scripts, build Django sites, scrape data from websites, parse files, clean up data with Pandas, glue systems together, write command-line tools, build back ends in Python, port Perl scripts, write small utilities, call web services from scripts, write little programs that do boring work, pull stuff off web pages, clean up messy data with a script",
    above: "Software architect, Software engineering manager",
    step: "Back-end developer, Data engineer, Software developer, Test automation engineer",
    beside: "Data scientist, DevOps engineer",
  },
  {
    name: "C++ developer",
    titles:
      "C++ programmer, C++ engineer, C++ software engineer, C programmer, C developer, C/C++ developer, cpp developer, Rust developer, Rust engineer, MFC developer, Qt developer, low latency developer, trading systems developer, Turbo C programmer",
    tools: "Visual Studio, GCC, CMake, Qt, GDB, Boost, Clang, Valgrind",
    skills:
      "C++, C programming, Standard Template Library, Qt, multithreading, memory management, Boost libraries, Rust, CMake, performance tuning, MFC, Linux programming, socket programming",
    duties:
      "write C++ code, develop high-performance software, desktop software in C++, find memory leaks, optimize speed, low-latency trading systems, write multithreaded programs, maintain a large C++ code base, port code between platforms, modernize old C++, CAD and imaging software, write libraries, write fast programs in C, squeeze speed out of code, fix pointers gone wild",
    above: "Software architect, Software engineering manager",
    step: "Embedded software engineer, Systems software engineer, Software developer",
    beside: "Java developer",
  },
  {
    name: "Mainframe programmer",
    titles:
      "COBOL programmer, COBOL developer, mainframe developer, mainframe programmer analyst, COBOL CICS programmer, CICS programmer, DB2 programmer, IMS programmer, PL/I programmer, assembler programmer, JCL programmer, z/OS developer, Natural Adabas programmer, IDMS programmer, mainframe consultant, batch programmer, Y2K programmer, big iron programmer, IBM 360 programmer, EDP programmer, autocoder programmer, assembly language programmer, data processing programmer, DP programmer",
    tools: "z/OS, CICS, DB2, IMS, TSO/ISPF, Endevor, File-AID, VSAM, Xpediter, Control-M",
    skills:
      "COBOL, JCL, CICS, DB2, VSAM, IMS, PL/I, IBM assembler, mainframe modernization, batch processing, REXX, Adabas Natural, Easytrieve, copybooks",
    duties:
      "maintain COBOL programs, fix batch abends, write JCL, support nightly batch cycle, CICS online screens, legacy banking and insurance systems, document old COBOL code, move programs off the mainframe, read and change copybooks, explain old programs to younger developers, unemployment and pension systems, Y2K remediation, on call for batch failures, green screens, program the big IBM machines, keep a bank's old COBOL running, read stacks of printouts, fix what blew up overnight",
    below: "Computer operator",
    above: "Software architect, Software engineering manager",
    step: "IBM i programmer, Database developer",
    beside: "Java developer, Systems analyst",
    not: "assembly line assembler",
  },
  {
    name: "IBM i programmer",
    titles:
      "RPG programmer, RPG developer, AS400 programmer, AS/400 programmer, AS400 developer, iSeries programmer, iSeries developer, RPGLE programmer, RPG ILE developer, System i programmer, IBM i developer, RPG analyst, JD Edwards programmer, Synon developer, System 36 programmer, System 38 programmer, System 3 programmer, RPG II programmer",
    tools: "AS/400, IBM i, RDi, SEU, PDM, DB2 for i, Query/400, Synon",
    skills:
      "RPG, RPG ILE, CL programming, AS/400, DB2 for i, DDS, SQLRPGLE, free-format RPG, IBM i administration, green-screen modernization, Query/400",
    duties:
      "maintain RPG programs, write CL programs, support the AS/400, change physical and logical files, manufacturing and distribution systems on the iSeries, modernize green screens, write subfile programs, support JD Edwards World, fix order entry and billing programs, convert fixed RPG to free format, midrange system, keep a firm's AS/400 going",
    below: "Computer operator",
    above: "Software architect, IT manager",
    step: "Database developer",
    beside: "ERP consultant, System administrator",
    not: "role-playing game, rocket-propelled",
  },
  {
    name: "Embedded software engineer",
    titles:
      "firmware engineer, embedded engineer, embedded systems engineer, embedded developer, embedded programmer, firmware developer, firmware programmer, microcontroller programmer, RTOS engineer, IoT developer, internet of things engineer, real time software engineer, embedded C programmer, embedded Linux engineer, automotive software engineer, microprocessor programmer, chip programmer, real time programmer, microcode programmer",
    tools:
      "JTAG debugger, oscilloscope, logic analyzer, Keil, IAR Embedded Workbench, FreeRTOS, VxWorks, Arduino, STM32, Raspberry Pi",
    skills:
      "embedded C, firmware development, real-time operating systems, microcontrollers, ARM Cortex, assembly language, CAN bus, I2C, SPI, board bring-up, embedded Linux, Internet of Things, DO-178, ISO 26262, IEC 62304, Bluetooth Low Energy",
    duties:
      "write firmware, program microcontrollers, bring up new boards, debug with an oscilloscope, read schematics, write code close to the hardware, real-time control code, bootloaders, sensors and motors, medical device software, automotive control units, avionics software, low-power devices, port an RTOS, test on the bench, program the chips inside machines, write code for gadgets and cars, make a blinking light blink",
    above: "Software architect, Software engineering manager",
    step: "Systems software engineer",
    beside:
      "Electronics engineer, Controls engineer, Electrical engineer, Test automation engineer, Electronics technician",
  },
  {
    name: "Systems software engineer",
    titles:
      "device driver developer, device driver engineer, driver developer, kernel developer, kernel engineer, Linux kernel developer, operating system developer, compiler engineer, compiler writer, system level programmer, low level programmer, BIOS engineer, storage software engineer, systems programmer, operating systems programmer",
    tools: "GDB, WinDbg, Linux kernel, Windows Driver Kit, GCC, LLVM, QEMU",
    skills:
      "device drivers, Linux kernel, Windows drivers, operating systems, C programming, assembly language, kernel debugging, file systems, compilers, virtualization, networking protocols, BIOS and UEFI",
    duties:
      "write device drivers, develop kernel modules, port an operating system, debug crash dumps, USB and PCI drivers, printer and graphics drivers, file systems and storage, write compilers and linkers, network protocol stacks, BIOS and boot code, hardware abstraction, virtual machines and hypervisors, write the software under the software, make printers and disks talk to a computer",
    above: "Software architect, Software engineering manager",
    beside: "Electronics engineer, Mainframe systems programmer",
    context: {
      "systems programmer": "kernel, drivers, operating system, C, Linux, Windows, low level",
      "driver developer": "kernel, hardware, software, Windows, Linux, USB",
    },
  },
  {
    name: "Mobile app developer",
    titles:
      "mobile developer, app developer, mobile application developer, iOS developer, iPhone app developer, Android developer, Android engineer, iOS engineer, Swift developer, Flutter developer, React Native developer, phone app programmer, app maker, mobile engineer, Xamarin developer, Palm Pilot programmer, BlackBerry developer",
    tools: "Xcode, Android Studio, Swift, Flutter, React Native, Firebase, TestFlight, App Store Connect",
    skills:
      "iOS development, Android development, Swift, Objective-C, Kotlin, React Native, Flutter, Xamarin, push notifications, app store submission, mobile user interfaces, Firebase",
    duties:
      "build an app for phones, write iPhone apps, write Android apps, publish to the App Store, Google Play release, add push notifications, fix app crashes, update an old app for a new iOS, tablet apps, make an app from my idea, connect the app to a server, test on different phones, in-app purchases, turn somebody's idea into an app, fix an app that freezes",
    above: "Software architect, Software engineering manager",
    step: "Front-end developer, Full-stack developer",
    beside: "UX designer, Product manager, Software tester",
  },
  {
    name: "Game developer",
    titles:
      "video game developer, game programmer, video game programmer, Unity developer, Unreal developer, Unreal engine programmer, gameplay programmer, game engine programmer, game designer, video game designer, level designer, graphics programmer, VR developer, virtual reality developer, computer game maker, arcade game programmer, video game maker",
    tools: "Unity, Unreal Engine, Godot, Blender, Maya, Perforce",
    skills:
      "game development, Unity, Unreal Engine, C++, C#, game design, level design, 3D graphics, shaders, game physics, virtual reality, augmented reality, OpenGL, DirectX, multiplayer networking",
    duties:
      "program video games, design game levels, write gameplay code, build games in Unity, balance game rules, graphics and shaders, game prototypes, mobile games, console games, educational games, virtual reality experiences, simulation and training games, playtest with players, think up levels and monsters, make learning games for kids",
    above: "Software architect",
    step: "C++ developer, Mobile app developer",
    beside: "Animator, Sound designer, UX designer, Illustrator",
    not: "game warden, game keeper, game day",
  },
  {
    name: "Database developer",
    titles:
      "SQL developer, database programmer, SQL programmer, PL/SQL developer, T-SQL developer, Oracle developer, SQL Server developer, SSIS developer, stored procedure developer, database designer, database engineer, DB2 developer, Informix developer, Sybase developer, FileMaker developer, FileMaker Pro developer",
    credentials: "Microsoft Certified Database Developer, Oracle PL/SQL Developer Certified Associate",
    tools: "SQL Server, Oracle Database, PostgreSQL, MySQL, SSIS, Toad, SQL Server Management Studio, FileMaker Pro",
    skills:
      "SQL, PL/SQL, T-SQL, stored procedures, database design, data modeling, query tuning, triggers, SSIS, data conversion, Oracle Forms, FileMaker, Oracle APEX",
    duties:
      "write SQL queries, write stored procedures, design tables and indexes, tune slow queries, build a database for an office, write reports from the database, load data from files, convert data to a new system, write triggers and views, normalize data, Oracle Forms and Reports, membership database, clean duplicate records, set up a computer list for an office, get reports out of a pile of data",
    above: "Database administrator",
    step: "Data engineer, Business intelligence developer",
    beside: "Data analyst",
  },
  {
    name: "Legacy systems developer",
    titles:
      "legacy systems programmer, legacy programmer, legacy code developer, legacy system specialist, legacy application developer, software modernization consultant, Visual Basic developer, VB6 developer, Visual Basic programmer, Delphi developer, Pascal programmer, FoxPro developer, Visual FoxPro programmer, PowerBuilder developer, Clipper programmer, dBase programmer, Progress developer, MUMPS programmer, Smalltalk developer, Lotus Notes developer, DOS programmer, BASIC programmer, 4GL programmer, minicomputer programmer, VAX programmer, PDP-11 programmer",
    tools:
      "Visual Basic 6, Visual FoxPro, Borland Delphi, PowerBuilder, dBase, Lotus Notes, Progress OpenEdge, Clarion",
    skills:
      "legacy systems, Visual Basic 6, FoxPro, Delphi programming, PowerBuilder, Pascal, MUMPS, legacy modernization, reverse engineering, code migration, Lotus Notes, Progress 4GL, BASIC, data conversion",
    duties:
      "keep old programs running, maintain legacy applications, support old in-house software, document undocumented code, recover lost source code, convert old programs to new languages, move data out of dBase files, replace a retired programmer, support DOS programs, keep old Windows software working, teach younger staff the old system, plan the replacement of an old system, keep a program from the eighties running, work on old computers nobody knows, move a firm off its old system",
    above: "Software architect, IT manager",
    step: "Mainframe programmer, IBM i programmer, .NET developer, Database developer",
    beside: "Systems analyst, Software developer, IT consultant",
  },
  {
    name: "Access and Excel developer",
    titles:
      "Microsoft Access developer, MS Access developer, Access database developer, Access programmer, VBA developer, VBA programmer, Excel developer, Excel VBA developer, Excel programmer, macro writer, Excel macro programmer, Office automation developer, spreadsheet programmer, Lotus 1-2-3 programmer, Lotus macro writer",
    credentials: "Microsoft Office Specialist Expert",
    tools: "Microsoft Access, Microsoft Excel, VBA, Power Query",
    skills:
      "Microsoft Access, VBA, Excel macros, Power Query, advanced Excel, database design, SQL, data entry forms, Access reports, ODBC, data import",
    duties:
      "build Access databases, write Excel macros, automate spreadsheets, fix a broken Access database, make forms and reports, replace paper forms with a database, import data from other programs, build a pricing or inventory spreadsheet, split a database for several users, move Access to SQL Server, automate monthly reports, small office database, make Excel do tricks, build a little database for a shop",
    step: "Database developer, Legacy systems developer",
    beside: "Data analyst, Reporting analyst, .NET developer",
  },
  {
    name: "Low-code developer",
    titles:
      "no code developer, Power Apps developer, Power Platform developer, Power Automate developer, Airtable builder, Zapier specialist, workflow automation specialist, automation consultant, RPA developer, robotic process automation developer, UiPath developer, SharePoint developer, Quickbase developer, business process automation specialist, Bubble developer, office automation specialist",
    credentials: "Microsoft Power Platform Developer Associate, UiPath Certified Professional",
    tools: "Power Apps, Power Automate, Airtable, Zapier, UiPath, SharePoint, Quickbase, Make, Bubble, ServiceNow",
    skills:
      "low-code development, Power Apps, Power Automate, Zapier, robotic process automation, Airtable, SharePoint, workflow automation, forms and approvals, UiPath, business process automation, systems integration",
    duties:
      "automate office paperwork, connect apps with Zapier, build approval workflows, build simple apps without code, replace spreadsheets with an app, set up SharePoint sites, software robots for routine tasks, online forms that feed a database, automate email replies, send reminders automatically, small tools for a team, make simple apps without programming, get e-mails and lists to talk to each other, take the drudgery out of office work",
    above: "Software developer",
    step: "Access and Excel developer, Salesforce administrator, Business analyst",
    beside: "Process improvement consultant",
    context: { "automation consultant": "workflow, office, Zapier, RPA, business process, apps" },
  },
  {
    name: "Scientific programmer",
    titles:
      "Fortran programmer, Fortran developer, scientific software developer, scientific software engineer, research software engineer, numerical analyst, MATLAB programmer, MATLAB developer, simulation engineer, simulation programmer, computational scientist, HPC programmer, high performance computing specialist, engineering programmer, number cruncher, Algol programmer, scientific applications programmer",
    credentials: "PhD in computational science",
    tools: "MATLAB, Fortran, Simulink, LabVIEW, Mathematica, NumPy, MPI, OpenMP",
    skills:
      "Fortran, MATLAB, numerical methods, simulation, parallel computing, scientific computing, LabVIEW, signal processing, image processing, NumPy, Mathematica, computational modeling, high-performance computing",
    duties:
      "write numerical code, maintain Fortran models, simulate physical systems, parallelize code for a cluster, process lab data, write signal processing algorithms, image analysis software, weather and ocean models, validate models against measurements, help scientists with their code, translate Fortran to Python, instrument control with LabVIEW, write math programs for scientists, crunch numbers, make a computer model of weather or wings",
    above: "Software architect",
    step: "Python developer, C++ developer, Data scientist",
    beside: "Operations research analyst, Statistician, Physicist, Embedded software engineer",
    context: {
      "number cruncher": "models, simulate, Fortran",
      "simulation engineer": "code, numerical, software, MATLAB, Fortran",
    },
  },
  {
    name: "Software tester",
    titles:
      "QA tester, QA analyst, software QA analyst, quality assurance tester, manual tester, QA engineer, software quality assurance analyst, software quality assurance engineer, test analyst, software test engineer, UAT tester, user acceptance tester, beta tester, app tester, website tester, game tester, test lead, test manager, QA lead, QA manager, program tester, debugger",
    credentials: "ISTQB, CSTE, CSQA, ISTQB Foundation Level",
    tools: "Jira, TestRail, Quality Center, Zephyr, Postman, Azure Test Plans, Bugzilla",
    skills:
      "software testing, manual testing, test plans, test cases, regression testing, user acceptance testing, bug reporting, exploratory testing, usability testing, test management, defect tracking, functional testing, accessibility testing",
    duties:
      "test software before release, find bugs, write test cases, write test plans, report defects, regression tests, click through every screen, test a website on different browsers, try out new apps, user acceptance testing, check requirements against the program, sign off a release, retest fixes, lead a test team, try to break programs, click everything and write down what fails",
    above: "Test automation engineer",
    step: "Business analyst, Help desk technician",
    beside: "Release manager",
    not: "water tester, soil tester, backflow tester, emissions tester",
    context: {
      "QA analyst": "software, test cases, bugs, application, release, agile, website",
      "QA engineer": "software, test cases, bugs, application, release, code",
      "QA lead": "software, test cases, bugs, testers, release",
      "QA manager": "software, test cases, bugs, testers, release, application",
      "quality assurance tester": "software, application, bugs, website",
      "test manager": "software, test cases, defects, UAT, release",
      "test analyst": "software, test cases, defects, UAT, application",
      "test lead": "software, test cases, defects, UAT, application",
    },
  },
  {
    name: "Test automation engineer",
    titles:
      "automation tester, QA automation engineer, SDET, software development engineer in test, automated test engineer, test automation developer, Selenium tester, Selenium developer, performance tester, performance test engineer, load tester, LoadRunner engineer, test programmer",
    credentials: "ISTQB Advanced Test Automation Engineer",
    tools: "Selenium, Cypress, Playwright, JMeter, LoadRunner, Appium, Cucumber, UFT, TestNG, Jenkins",
    skills:
      "test automation, Selenium, Cypress, Playwright, performance testing, load testing, API testing, JMeter, LoadRunner, behavior-driven development, test frameworks, continuous integration, mobile testing",
    duties:
      "automate regression tests, write Selenium scripts, build a test framework, run tests in the pipeline, load test the site, performance test before launch, API tests, replace manual tests with scripts, fix flaky tests, simulate thousands of users, test coverage reports, Cucumber scenarios, write programs that test programs, see if a site holds up when thousands log in",
    above: "Software engineering manager",
    step: "Software developer, DevOps engineer",
    beside: "Release manager",
    not: "electrical load tester, battery load tester",
    context: {
      "load tester": "software, website, JMeter, users, performance",
      "automation tester": "software, Selenium, scripts, regression",
    },
  },
  {
    name: "Software architect",
    titles:
      "solution architect, application architect, system architect, technical architect, software design consultant, principal engineer, principal software engineer, cloud architect, integration architect, Azure architect, AWS architect, Java architect consultant, technical lead, tech lead, chief programmer, lead programmer",
    credentials:
      "AWS Certified Solutions Architect, Azure Solutions Architect Expert, Google Professional Cloud Architect",
    tools: "Amazon Web Services, Azure, Google Cloud, UML, Enterprise Architect, Lucidchart",
    skills:
      "software architecture, solution architecture, system design, microservices, design patterns, cloud architecture, technical leadership, UML, architecture review, domain-driven design, non-functional requirements, technology selection, event-driven architecture",
    duties:
      "design the architecture of a system, choose technologies, review designs, architecture review of an existing system, draw system diagrams, break a monolith into services, plan cloud migration, guide development teams, technical due diligence, design for security and scale, write architecture documents, second opinion on a software design, mentor developers, draw up how a big program fits together, decide which pieces to use, look over other people's designs",
    below: "Software developer",
    above: "Chief technology officer",
    step: "IT consultant",
    beside: "Systems analyst",
    not: "landscape architect, naval architect, building architect, architect of record",
    context: {
      "principal engineer": "software, code, architecture, cloud, systems",
      "technical lead": "software, development team, code",
      "system architect": "software, applications, cloud",
      "systems architect": "software, applications, cloud",
    },
  },
  {
    name: "Enterprise architect",
    titles:
      "IT architect, chief architect, enterprise IT architect, business architect, enterprise solutions architect, technology architect, TOGAF architect, information architect, information systems planner",
    credentials: "TOGAF, Zachman Certified, IASA",
    tools: "ArchiMate, LeanIX, Sparx Enterprise Architect, Visio",
    skills:
      "enterprise architecture, TOGAF, IT roadmaps, application portfolio management, business capability modeling, IT governance, technology standards, application rationalization, IT strategy, target architecture",
    duties:
      "map all the systems of a company, set technology standards, plan the target architecture, application portfolio review, retire overlapping systems, link IT to business strategy, technology roadmap, review boards for projects, merge the IT of two companies, capability maps, advise the CIO, keep all of a company's computer systems fitting together, say what to buy and what to scrap",
    below: "Software architect",
    above: "Chief information officer, Chief technology officer",
    step: "IT consultant",
    beside: "IT manager, Management consultant",
    context: {
      "chief architect": "IT, systems, software, enterprise, technology",
      "information architect": "IT, enterprise, content, website, taxonomy, systems",
    },
  },
  {
    name: "DevOps engineer",
    titles:
      "site reliability engineer, SRE, dev ops engineer, devsecops engineer, platform engineer, build engineer, release engineer, build and release engineer, infrastructure as code engineer, CI/CD engineer, Kubernetes engineer, Kubernetes administrator, configuration manager, software configuration manager, automation engineer, build master, production support engineer",
    credentials:
      "Certified Kubernetes Administrator, CKA, AWS Certified DevOps Engineer, HashiCorp Terraform Associate",
    tools: "Kubernetes, Docker, Terraform, Jenkins, Ansible, GitLab CI, Prometheus, Grafana, Helm, Puppet",
    skills:
      "DevOps, Kubernetes, Docker, Terraform, continuous integration, continuous delivery, infrastructure as code, Ansible, monitoring and alerting, Linux, site reliability, incident response, shell scripting, Jenkins, observability",
    duties:
      "build deployment pipelines, automate software releases, run Kubernetes clusters, containers in production, infrastructure as code, monitor services, on-call for outages, post-incident reviews, reduce cloud costs, keep sites up, set up build servers, automate server setup, uptime and reliability targets, manage source control, keep websites up day and night, make putting out new software a push of a button",
    below: "System administrator",
    above: "Software architect, IT manager",
    step: "Cloud engineer",
    beside: "Software developer, Network engineer, Information security analyst",
    context: {
      "configuration manager": "software, builds, releases, source control, version control",
      "automation engineer": "pipelines, software, deployment, cloud, scripts",
      "build engineer": "software, pipelines, releases, compile",
      "release engineer": "software, pipelines, deployment",
      "platform engineer": "cloud, Kubernetes, infrastructure, developers",
      SRE: "reliability, Kubernetes, on-call, production, uptime",
    },
  },
  {
    name: "Software engineering manager",
    titles:
      "engineering manager, software development manager, development manager, software manager, director of engineering, director of software development, VP of engineering, vice president of engineering, head of engineering, head of software development, dev manager, R&D manager, applications manager, application development manager, programming manager, data processing manager, DP manager, chief programmer, EDP manager, systems and programming manager",
    tools: "Jira, GitHub, Confluence, Linear",
    skills:
      "engineering management, people management, technical hiring, software delivery, agile development, one-on-one meetings, roadmap planning, technical leadership, offshore team management, coaching developers, code quality",
    duties:
      "lead a team of developers, hire programmers, one-on-ones with engineers, plan releases, set up development processes, manage offshore teams, review developers' performance, interview engineering candidates, coach new tech leads, rescue a late software project, budget for development, choose outsourcing partners, be boss of the programmers, hire and coach people who code",
    below: "Software developer, Software tester, Software architect",
    step: "IT manager, Technical program manager, Product manager",
    beside: "Scrum master, DevOps engineer",
    context: {
      "chief programmer": "team, programmers, manage",
      "data processing manager": "programmers, software, development",
      "DP manager": "programmers, software, development",
      "EDP manager": "programmers, software, development",
      "engineering manager": "software, developers, code, sprint, application",
      "development manager": "software, developers, programmers, code",
      "R&D manager": "software, developers, product releases",
      "director of engineering": "software, developers, code, SaaS",
      "VP of engineering": "software, developers, code, SaaS, startup",
      "head of engineering": "software, developers, code, SaaS",
      "vice president of engineering": "software, developers, code, SaaS",
    },
  },
  {
    name: "ERP consultant",
    titles:
      "ERP analyst, ERP implementation consultant, ERP functional consultant, ERP administrator, ERP specialist, ERP project consultant, NetSuite consultant, NetSuite administrator, Microsoft Dynamics consultant, Dynamics 365 consultant, Dynamics GP consultant, Great Plains consultant, Navision consultant, Sage consultant, Epicor consultant, Infor consultant, MRP consultant, business systems consultant, MRP II consultant, accounting software installer, business software consultant, manufacturing systems consultant",
    credentials: "NetSuite Certified Administrator, Microsoft Certified Dynamics 365 Functional Consultant, APICS CPIM",
    tools:
      "NetSuite, Microsoft Dynamics 365, Business Central, Dynamics GP, Sage 100, Epicor, Infor, Acumatica, Odoo, Syspro",
    skills:
      "ERP implementation, ERP systems, NetSuite, Microsoft Dynamics, requirements gathering, data migration, system configuration, MRP, fit-gap analysis, user training, chart of accounts setup, inventory modules, go-live support",
    duties:
      "implement an ERP system, choose accounting software, configure modules, migrate data to the new system, map business processes, train users before go-live, upgrade Great Plains, set up inventory and purchasing modules, fit-gap workshops, rescue a failed ERP project, set up MRP for a factory, write system reports, compare software vendors, put in the software that runs a whole company, help a firm pick accounting programs, get stock and orders on one system",
    above: "Enterprise architect, IT manager",
    step: "SAP consultant, Business analyst",
    beside: "Financial controller, Supply chain consultant, IT project manager",
    not: "Sage grouse",
  },
  {
    name: "SAP consultant",
    titles:
      "SAP analyst, SAP functional consultant, SAP FICO consultant, SAP FI consultant, SAP SD consultant, SAP MM consultant, SAP PP consultant, SAP HR consultant, SAP HCM consultant, SAP BASIS administrator, SAP ABAP developer, ABAP programmer, S/4HANA consultant, SAP project manager, SAP architect, SAP key user, SAP trainer, R/3 consultant, R/2 consultant",
    credentials: "SAP Certified Application Associate, SAP certification",
    tools: "SAP S/4HANA, SAP ECC, SAP R/3, ABAP, SAP Fiori, SAP BW, SAP Solution Manager, SuccessFactors, Ariba",
    skills:
      "SAP, SAP FICO, SAP SD, SAP MM, SAP PP, ABAP, SAP BASIS, S/4HANA migration, SAP configuration, IDocs, SAP BW, blueprinting, cutover planning, SAP HCM",
    duties:
      "configure SAP modules, SAP rollout to plants, move from ECC to S/4HANA, write ABAP reports, finance and controlling in SAP, order to cash in SAP, procure to pay in SAP, SAP user training, cutover weekend, SAP system administration, transport requests, authorizations in SAP, support key users, set up SAP at a firm, show workers how to use SAP",
    above: "Enterprise architect",
    step: "Oracle applications consultant, Business analyst",
    beside: "IT project manager, Financial controller, Database administrator",
    not: "tree sap, maple sap",
  },
  {
    name: "Oracle applications consultant",
    titles:
      "Oracle consultant, Oracle EBS consultant, Oracle E-Business Suite consultant, Oracle Fusion consultant, Oracle Financials consultant, Oracle apps developer, Oracle Apps DBA, Oracle functional consultant, Oracle Cloud consultant, PeopleSoft consultant, PeopleSoft developer, PeopleSoft analyst, JD Edwards consultant, JDE consultant, JDE analyst, Hyperion consultant, Siebel consultant, Oracle Forms developer",
    credentials: "Oracle Cloud Certified Implementation Professional",
    tools:
      "Oracle E-Business Suite, Oracle Fusion, PeopleSoft, JD Edwards EnterpriseOne, Hyperion, Siebel, Oracle Cloud",
    skills:
      "Oracle E-Business Suite, Oracle Fusion, PeopleSoft, JD Edwards, PL/SQL, Oracle Financials, Hyperion, PeopleCode, Oracle HCM, Oracle Workflow, system configuration, data migration, Siebel CRM",
    duties:
      "implement Oracle Financials, upgrade E-Business Suite, move Oracle to the cloud, PeopleSoft payroll support, configure JD Edwards, write Oracle reports, Hyperion planning and budgets, patch Oracle applications, support month-end close in Oracle, PeopleSoft student records, set up ledgers and books, set up Oracle for a company, keep PeopleSoft payroll going, put in Oracle accounting",
    above: "Enterprise architect",
    step: "ERP consultant, Database developer",
    beside: "Database administrator, IT project manager, HRIS analyst, Financial controller",
    context: { "Oracle consultant": "E-Business Suite, EBS, Fusion, Financials, modules, ERP" },
  },
  {
    name: "Salesforce administrator",
    titles:
      "Salesforce admin, SFDC administrator, Salesforce consultant, CRM administrator, CRM admin, CRM consultant, CRM specialist, HubSpot administrator, HubSpot consultant, Dynamics CRM administrator, Zoho consultant, Salesforce business analyst, Raiser's Edge administrator, donor database administrator, database manager for nonprofits, customer database manager, ACT consultant, GoldMine consultant",
    credentials: "Salesforce Certified Administrator, ADM 201, Salesforce Advanced Administrator",
    tools: "Salesforce, HubSpot, Zoho CRM, Salesforce Flow, Data Loader, Raiser's Edge, Pardot",
    skills:
      "Salesforce administration, CRM, Salesforce Flow, HubSpot, dashboards and reports, data cleanup, user permissions, CRM implementation, Nonprofit Success Pack, Data Loader, lead management, user training",
    duties:
      "set up Salesforce, manage CRM users and permissions, build dashboards and reports, clean up customer records, merge duplicate contacts, build flows, train the sales team on the CRM, import contact lists, move from spreadsheets to a CRM, customize fields and page layouts, donor database for a charity, pick a CRM for a small business, keep a firm's customer list on the computer in order, set up Salesforce for folks, find duplicate names",
    above: "Salesforce developer, IT manager",
    step: "Business analyst, Implementation consultant",
    beside: "Sales operations analyst, Email marketing specialist, Data analyst",
    not: "sales force manager",
  },
  {
    name: "Salesforce developer",
    titles:
      "SFDC developer, Apex developer, Salesforce programmer, Salesforce engineer, Salesforce architect, Salesforce technical consultant, Lightning developer, force.com developer, Visualforce developer, CRM developer, Siebel developer, CRM programmer",
    credentials:
      "Salesforce Platform Developer I, Salesforce Certified Platform Developer, Salesforce Technical Architect",
    tools: "Apex, Lightning Web Components, Visualforce, Salesforce DX, MuleSoft",
    skills:
      "Apex, Lightning Web Components, Visualforce, SOQL, Salesforce integration, Salesforce Flow, REST APIs, JavaScript, CRM, Salesforce data migration",
    duties:
      "write Apex code, build Lightning components, integrate Salesforce with other systems, custom Salesforce objects, write triggers in Apex, migrate data into Salesforce, move Classic pages to Lightning, build customer communities, automate quotes and orders, test classes and deployments, program Salesforce, make Salesforce do what it can't out of the box",
    above: "Software architect",
    step: "Back-end developer, Full-stack developer",
    beside: "ERP consultant, EDI specialist",
  },
  {
    name: "EDI specialist",
    titles:
      "EDI analyst, EDI developer, EDI coordinator, electronic data interchange specialist, integration developer, integration specialist, systems integration specialist, middleware developer, MuleSoft developer, interface analyst, HL7 interface analyst, HL7 developer, B2B integration analyst, BizTalk developer, webMethods developer, TIBCO developer, data communications analyst",
    credentials: "MuleSoft Certified Developer",
    tools: "Sterling Integrator, BizTalk, MuleSoft, TrueCommerce, SPS Commerce, Gentran, Mirth Connect, TIBCO",
    skills:
      "EDI, EDI mapping, ANSI X12, EDIFACT, HL7, AS2, systems integration, XML, JSON, MuleSoft, trading partner onboarding, middleware, SFTP",
    duties:
      "set up trading partners, map EDI documents, 850 purchase orders and 810 invoices, fix failed transmissions, connect the ERP to customers, retailer compliance and chargebacks, HL7 interfaces between hospital systems, file transfers between systems, message queues, XML and flat file mapping, advance ship notices, get two companies' computers to swap orders, hook one system to another, find out why an order didn't come through",
    above: "Software architect",
    step: "Back-end developer, IBM i programmer",
    beside: "ERP consultant, Order processing clerk, Business analyst",
  },
  {
    name: "Coding instructor",
    titles:
      "programming instructor, programming teacher, coding teacher, coding tutor, programming tutor, computer science tutor, coding bootcamp instructor, coding coach, coding mentor, computer science instructor, Python tutor, Java tutor, Scratch instructor, code club leader, computer programming teacher, BASIC teacher, computer studies teacher, programming lecturer, computer camp instructor",
    tools: "Scratch, Python, Replit, GitHub Classroom, Code.org",
    skills:
      "teaching programming, Python, Java, Scratch, curriculum development, tutoring, code review, computer science education, mentoring, web development",
    duties:
      "teach programming, tutor students in computer science, teach kids to code, help adults learn Python, AP Computer Science tutoring, write coding exercises, run a coding bootcamp class, explain algorithms, review students' code, after-school coding club, prepare career changers for developer jobs, robotics and coding camp, teach kids to make games on a computer, show grown-ups how to program, help a student with homework in Java",
    step: "Software developer",
    beside: "Math tutor, High school teacher, Adjunct professor",
    not: "medical coding instructor, dance programming",
    context: {
      "coding instructor": "programming, Python, bootcamp, developers, algorithms",
      "coding teacher": "programming, Python, bootcamp, developers, algorithms",
    },
  },
];
