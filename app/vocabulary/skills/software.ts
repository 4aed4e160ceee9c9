/** Languages, frameworks, tools, and practices of people who make software. */
export const SOFTWARE_SKILLS = `
Software development: software engineering, application development, app development, developing software, writing software
Programming: computer programming, coding, writing code, software coding
Object-oriented programming: OOP, object oriented design, OOD, OOAD
Functional programming
Debugging: troubleshooting code, bug fixing, fixing bugs
Code review: peer review of code, pull request review
Version control: source control, source code control, revision control
Git: GitHub, GitLab, Bitbucket
Subversion: SVN, Apache Subversion
Perforce: Helix Core
Software design: application design
Algorithms: data structures, algorithm design, data structures and algorithms
Unit testing
Test-driven development: TDD, test-first development
REST APIs: RESTful services, web services, API development, REST
API design: API architecture, OpenAPI, Swagger
SOAP: SOAP web services, WSDL
GraphQL
Refactoring: code cleanup, code refactoring
SQL: Structured Query Language, SQL queries, ANSI SQL
NoSQL databases: NoSQL, document databases
MongoDB: Mongo
Redis
PostgreSQL: Postgres, PSQL
MySQL: MariaDB
SQLite
JavaScript: ECMAScript, ES6, vanilla JavaScript
TypeScript
HTML: HTML5, XHTML, hypertext markup
CSS: CSS3, cascading style sheets, stylesheets
Sass: SCSS, Less CSS
jQuery
React: ReactJS, React.js
Redux
Next.js: NextJS
Angular: AngularJS
Vue.js: Vue, VueJS
Node.js: Node, NodeJS, Express.js
Bootstrap CSS: Twitter Bootstrap
Tailwind CSS: Tailwind
Webpack: Vite, JavaScript bundlers
Single-page applications: SPA development, single page apps
Web development: website development, building websites, web programming, website building
Front-end development: frontend development, client-side development
Back-end development: backend development, server-side programming, server-side development
Full-stack development: fullstack, full stack, full stack web development
Responsive design: responsive web design, mobile-friendly design, mobile-first design
Web accessibility: WCAG, Section 508, ADA website compliance, digital accessibility, accessible websites, 508 compliance
Web performance: page speed, site speed optimization, Core Web Vitals
Cross-browser testing: browser compatibility testing
PHP: PHP programming
Laravel
Drupal
Joomla
WordPress: WordPress development, Word Press, WordPress themes, WordPress plugins, Elementor, Divi
Shopify: Shopify Plus, Shopify Liquid
WooCommerce
Magento: Adobe Commerce
ColdFusion: CFML
E-commerce websites: ecommerce websites, online store setup, web store development, online shop
Website maintenance: website updates, site maintenance, website upkeep
Website migration: site migration, moving a website
Web hosting: cPanel, website hosting, hosting administration
Content management systems: CMS, web content management
Microservices: microservice architecture, service-oriented architecture, SOA
Message queues: RabbitMQ, ActiveMQ, IBM MQ, MQSeries, message brokers
Kafka: Apache Kafka, event streaming
Authentication: single sign-on, SSO, OAuth, OAuth2, SAML
Caching: Memcached, content caching
Scalability: high availability systems, distributed systems
Java: Core Java, Java SE, Java programming
Java EE: J2EE, Jakarta EE, Enterprise JavaBeans, EJB, Java enterprise
Java Server Pages: JSP, servlets, Struts, JSF
Spring Framework: Spring, Spring Boot, Spring MVC
Hibernate: JPA, Java Persistence API
Maven: Apache Maven
Gradle: Apache Ant
JUnit: TestNG
Application servers: WebSphere, WebLogic, JBoss, WildFly, Apache Tomcat, Tomcat
Oracle Certified Java Programmer: OCJP, Sun Certified Java Programmer, SCJP, OCP Java
Kotlin
Scala
Multithreading: concurrent programming, concurrency, multithreaded programming
C#: C sharp, CSharp
.NET Framework: dotnet, dot net, .NET Core
ASP.NET: ASP.NET MVC, ASP.NET Core, Web Forms
Classic ASP: Active Server Pages
VB.NET: Visual Basic .NET
Blazor
Entity Framework: EF Core, ADO.NET
LINQ
WPF: Windows Presentation Foundation, XAML
Windows Forms: WinForms
Visual Studio: Microsoft Visual Studio, Visual Studio Code, VS Code
Microsoft Certified Solutions Developer: MCSD, MCPD, Microsoft certified developer
Azure DevOps: Team Foundation Server, TFS, VSTS
Python: Python programming, Python scripting, Python 3
Django
Flask
FastAPI
Pandas: pandas library
NumPy: SciPy
Perl
Regular expressions: regex
Web scraping: data scraping, website scraping
Scripting: script writing in code, automation scripts
Ruby on Rails: Rails, Ruby, RoR
Go programming: Golang, Go language
Rust: Rust programming
C++: C plus plus, Visual C++, modern C++
C programming: C language, ANSI C
Standard Template Library: STL
Boost libraries: Boost C++
MFC: Microsoft Foundation Classes
CMake: Makefiles, GNU make
Memory management: memory leak detection, Valgrind
Performance tuning: code optimization, software optimization
Socket programming: TCP/IP programming, network programming
Linux programming: Unix programming, POSIX
COBOL: Enterprise COBOL, COBOL programming, MicroFocus COBOL, Micro Focus COBOL
JCL: Job Control Language
CICS: IBM CICS
DB2: IBM DB2, DB2 UDB
VSAM
IMS: IBM IMS, IMS DB/DC
TSO/ISPF: TSO, ISPF
IBM assembler: mainframe assembler, HLASM, BAL, System/370 assembler
PL/I: PL1, PL/1
REXX
Easytrieve
Adabas Natural: Natural/Adabas, Software AG Natural, Adabas
IDMS: CA-IDMS, ADSO
Endevor: Changeman
Batch processing: batch jobs, nightly batch
Mainframe: z/OS, IBM mainframe, OS/390, mainframe systems, IBM Z
Mainframe modernization: mainframe migration, COBOL migration
RPG: RPG IV, RPG III, RPGLE, RPG ILE, ILE RPG, SQLRPGLE, free-format RPG, Report Program Generator
AS/400: AS400, iSeries, IBM i, System i, IBM Power i
CL programming: CLLE, Control Language
Data description specifications
Synon: CA 2E, Cool 2E
Query/400: IBM Query for i
Embedded C: embedded programming, embedded software, embedded systems, embedded development
Firmware development: firmware, firmware programming
Real-time operating systems: RTOS, FreeRTOS, VxWorks, QNX, ThreadX
Microcontrollers: MCU, PIC microcontrollers, AVR, STM32, 8051, microprocessors
ARM Cortex: ARM processors
Arduino
Raspberry Pi
Assembly language: machine language programming
CAN bus: CANbus, J1939
I2C: I2C bus, SPI bus
Serial protocols: UART, RS-232, RS-485, Modbus
JTAG: in-circuit debugging, JTAG debugging
Board bring-up: hardware bring-up
Embedded Linux: Yocto, Buildroot
Internet of Things: IoT, connected devices
Bluetooth Low Energy: BLE, Bluetooth
Zigbee: Z-Wave
DO-178: DO-178B, DO-178C, avionics software certification
ISO 26262: functional safety automotive
IEC 62304: medical device software
Device drivers: driver development, device driver development, Windows drivers, Linux drivers
Linux kernel: kernel development, kernel programming
Operating systems: OS internals, operating system internals
Kernel debugging: crash dump analysis, WinDbg
Compilers: compiler design, LLVM
BIOS and UEFI: BIOS, UEFI, bootloaders
iOS development: iPhone development, iOS apps, iPhone apps, iPad apps
Android development: Android apps, Android SDK, Android Studio
Mobile development: mobile app development, mobile application development, phone apps
Swift: SwiftUI
Objective-C: ObjC
Flutter: Dart
React Native
Xamarin: .NET MAUI
Firebase: Google Firebase
App store submission: App Store release, Google Play publishing
Push notifications
Game development: video game development, game programming, video games
Unity: Unity3D, Unity engine
Unreal Engine: UE4, UE5
Game design: level design, gameplay design
3D graphics: computer graphics programming, OpenGL, DirectX, Vulkan, shaders
Virtual reality: VR development
Augmented reality: AR development, mixed reality
Database design: relational database design, database modeling
PL/SQL: Oracle PL/SQL
T-SQL: Transact-SQL, TSQL
Stored procedures: triggers, stored procs
SQL Server: Microsoft SQL Server, MS SQL, MSSQL
Oracle Database: Oracle DB, Oracle 19c, Oracle RDBMS
SSIS: SQL Server Integration Services, DTS packages
SSRS: SQL Server Reporting Services
Query tuning: SQL tuning, query optimization, SQL optimization
Oracle Forms: Oracle Forms and Reports, Oracle Reports
Oracle APEX: Application Express
FileMaker: FileMaker Pro, Claris FileMaker
Sybase: SAP ASE
Informix: Informix 4GL
Data conversion: data migration, legacy data conversion, database migration
Legacy systems: legacy software, legacy code, legacy applications
Legacy modernization: software modernization, application modernization, legacy migration, code migration
Visual Basic 6: VB6, Visual Basic, VB 6.0
FoxPro: Visual FoxPro, VFP
dBase: Clipper, xBase, dBase III
Delphi programming: Object Pascal, Borland Delphi
Pascal: Turbo Pascal
PowerBuilder: Power Builder, DataWindow
BASIC: GW-BASIC, Business Basic
MUMPS: InterSystems Cache, M language
Progress 4GL: Progress OpenEdge, OpenEdge ABL
Lotus Notes: Domino, Lotus Domino, HCL Notes
Ada programming: Ada language
Lisp: Common Lisp, AutoLISP, Scheme programming
Prolog
Smalltalk
APL programming
Reverse engineering: software reverse engineering
VBA: Visual Basic for Applications, Excel VBA, Excel macros, Office macros, macro programming
Microsoft Access: MS Access, Access databases, Access database
Power Query: Get and Transform
ODBC: JDBC
Low-code development: no-code, low code, no code development, citizen development
Power Apps: PowerApps, Power Platform, Microsoft Power Platform
Power Automate: Microsoft Flow
Zapier
Make automation: Make.com, Integromat
Airtable
SharePoint: Microsoft SharePoint, SharePoint Online
Quickbase: Quick Base
UiPath
Blue Prism
Automation Anywhere
Robotic process automation: RPA
Workflow automation: business process automation, process automation, office automation
ServiceNow: Service Now
Fortran: FORTRAN 77, Fortran 90
MATLAB: Simulink
Mathematica: Wolfram Mathematica, Maple math
LabVIEW: National Instruments LabVIEW
Numerical methods: numerical analysis
Scientific computing: scientific programming, computational science, computational modeling
High-performance computing: HPC, supercomputing, parallel computing, MPI, OpenMP
CUDA: GPU programming
Digital signal processing: DSP, signal processing
Image processing: digital image processing
Software testing: software QA, software quality assurance, testing software, QA testing
Manual testing: manual QA
Test cases: test scripts, test case design, writing test cases
Test plans
Regression testing
User acceptance testing: UAT, acceptance testing
Exploratory testing: ad hoc testing
Bug reporting: defect tracking, bug tracking, defect management
Test management: TestRail, Quality Center, HP ALM, Zephyr
ISTQB: ISTQB Foundation Level, CTFL, ISTQB certified tester
CSTE: Certified Software Tester
Test automation: automated testing, QA automation, automation testing
Selenium: Selenium WebDriver
Cypress testing: Cypress.io
Playwright testing: Playwright automation
API testing: Postman, SoapUI
Performance testing: load testing software, stress testing software
JMeter: Apache JMeter
LoadRunner: HP LoadRunner
Behavior-driven development: BDD, Cucumber, Gherkin, SpecFlow
Mobile testing: Appium, mobile app testing
Software architecture: application architecture, software system architecture
Solution architecture: technical architecture
System design
Cloud architecture: cloud design
Design patterns: Gang of Four patterns
Domain-driven design: DDD
Event-driven architecture
UML: Unified Modeling Language, Rational Rose
Technical leadership: tech lead, leading developers, technical team leadership
Technical due diligence: software due diligence, technology due diligence
AWS Certified Solutions Architect: AWS Solutions Architect, AWS certified
Azure Solutions Architect Expert: Azure certified architect
Enterprise architecture: EA practice, enterprise IT architecture
TOGAF: TOGAF certified, Open Group Architecture Framework
Application portfolio management: application rationalization
IT roadmaps: technology roadmap, technology roadmaps
DevOps: dev ops, DevSecOps
Kubernetes: K8s, OpenShift, Helm charts
Docker: containers, containerization
Terraform: OpenTofu
CloudFormation: AWS CloudFormation
Infrastructure as code: IaC
Continuous integration: CI/CD, continuous delivery, continuous deployment, build pipelines
Jenkins: Hudson CI
GitHub Actions: GitLab CI
TeamCity
Ansible: Ansible playbooks
Puppet configuration
Chef configuration
SaltStack
Monitoring and alerting: observability, system monitoring, server monitoring, Nagios
Prometheus: Grafana
Datadog: New Relic
Splunk
Site reliability: site reliability engineering, SRE practices
Shell scripting: Bash, Unix shell, Korn shell, bash scripting
Certified Kubernetes Administrator: CKA
Engineering management: software team management, leading engineering teams
Technical hiring: interviewing developers, technical interviewing
Offshore team management: managing offshore developers, outsourcing development
ERP systems: ERP, enterprise resource planning
ERP selection: ERP rollout, ERP go-live
Microsoft Dynamics: Dynamics 365, Dynamics AX
Epicor: Epicor Kinetic, Epicor Vantage
Infor: Infor Visual, Infor LN, Baan
Syspro
Acumatica
Odoo: OpenERP
Fit-gap analysis: gap fit analysis
System configuration: software configuration, configuring software
Cutover planning: hypercare
SAP: SAP ERP, SAP ECC, SAP R/3, SAP software
S/4HANA: SAP HANA, S4HANA, SAP S/4HANA
SAP FICO: SAP FI, SAP finance and controlling, SAP FI/CO
SAP SD: SAP sales and distribution
SAP MM: SAP materials management
SAP PP: SAP production planning
SAP HCM: SAP HR, SuccessFactors
SAP BASIS: BASIS administration
SAP BW: SAP BI, Business Warehouse
ABAP: ABAP/4, SAP programming
Ariba: SAP Ariba
Oracle E-Business Suite: Oracle EBS, Oracle Apps, Oracle Applications
Oracle Fusion: Oracle Cloud ERP, Oracle ERP Cloud
PeopleCode
Siebel CRM: Siebel
CRM: customer relationship management, CRM systems, CRM software
CRM implementation: CRM setup
Salesforce: Salesforce.com, SFDC, Salesforce CRM
Salesforce administration: Salesforce admin, Salesforce setup
Salesforce Certified Administrator: ADM 201, certified Salesforce admin
Salesforce Flow: Process Builder, Salesforce automation
Salesforce Platform Developer: Platform Developer I, PD1
Apex: Apex code, Visualforce, SOQL, Lightning Web Components
HubSpot: HubSpot CRM
Zoho: Zoho CRM
Nonprofit Success Pack: Salesforce for nonprofits
Donor management software
Data cleanup: data cleansing, data scrubbing, deduplication
EDI: electronic data interchange, ANSI X12, EDIFACT, EDI mapping, X12
Mirth Connect
Systems integration: application integration, enterprise integration, middleware
MuleSoft: Mule ESB, Anypoint
BizTalk: BizTalk Server
TIBCO
webMethods
XML: XSLT, XML schema
JSON
SFTP: secure file transfer, FTP
Teaching programming: teaching coding, computer science education, programming instruction
Scratch programming: Scratch, block coding
`;
