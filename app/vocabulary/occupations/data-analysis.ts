import type { OccupationEntry } from "../types.ts";

/** People who collect, store, analyze, and explain data, or who build models from it. */
export const DATA: readonly OccupationEntry[] = [
  {
    name: "Data analyst",
    titles:
      "data specialist, information analyst, analytics consultant, data analytics consultant, data consultant, research data analyst, health data analyst, healthcare data analyst, operations data analyst, sales data analyst, education data analyst, product analyst, web analyst, digital analyst, quantitative data analyst, data quality analyst, data analytics specialist, figures analyst, research statistician",
    credentials: "Google Data Analytics Certificate, Microsoft Certified Data Analyst, CompTIA Data+",
    tools: "Microsoft Excel, SQL, Tableau, Power BI, Python, SAS, Google Sheets",
    skills:
      "data analysis, SQL, advanced Excel, data visualization, Tableau, Power BI, Python, statistics, data cleanup, dashboards, reporting, survey data analysis, trend analysis",
    duties:
      "analyze data, find trends in the numbers, clean data sets, build dashboards, pull data with SQL, make charts for managers, answer questions from data, compare programs by results, analyze survey results, monthly metrics, present findings, track key performance indicators, make sense of our data, find out what the numbers say, charts and graphs, dig through figures",
    below: "Reporting analyst, Spreadsheet specialist, Data entry clerk",
    above: "Data scientist, Chief data officer",
    step: "Business intelligence analyst, Business analyst, Financial analyst",
    beside: "Data engineer, Statistician, Market research analyst, GIS analyst",
    context: {
      "figures analyst": "data, trends",
      "research statistician": "data, survey",
      "product analyst": "data, metrics, users, A/B tests, SQL",
      "information analyst": "data, reports, SQL, metrics",
    },
  },
  {
    name: "Reporting analyst",
    titles:
      "report writer, report developer, Crystal Reports developer, Crystal Reports writer, SSRS developer, MIS analyst, management information analyst, MIS reporting analyst, reporting specialist, metrics analyst, KPI analyst, Cognos report writer, returns clerk, management information officer, report programmer",
    tools: "Crystal Reports, SSRS, Microsoft Excel, Cognos, SQL Server",
    skills:
      "report writing from databases, Crystal Reports, SSRS, SQL, advanced Excel, Cognos, dashboards, monthly reporting, data validation, scheduled reports, KPI tracking",
    duties:
      "write Crystal Reports, run monthly reports, fix broken reports, build custom reports from the database, schedule and send reports, check report numbers, reports for the state, management reports, sales and inventory reports, turn requests into reports, convert old reports to a new tool, put out the monthly numbers, lists and printouts",
    above: "Business intelligence analyst",
    step: "Database developer",
    beside: "Financial analyst",
    not: "police report writer, news report",
    context: {
      "returns clerk": "statistics, monthly, reports",
      "report writer": "Crystal Reports, SSRS, SQL, database, Cognos",
    },
  },
  {
    name: "Spreadsheet specialist",
    titles:
      "Excel specialist, Excel expert, spreadsheet expert, spreadsheet analyst, Excel consultant, Google Sheets specialist, Excel analyst, spreadsheet builder, spreadsheet modeler, Lotus 1-2-3 expert, Excel modeler, Lotus 1 2 3 operator, Visicalc operator",
    credentials: "Microsoft Office Specialist Excel Expert",
    tools: "Microsoft Excel, Google Sheets, Lotus 1-2-3, Power Query",
    skills:
      "advanced Excel, pivot tables, lookup formulas, Google Sheets, spreadsheet design, charts, Power Query, financial models, data import, conditional formatting, Excel templates",
    duties:
      "build spreadsheets, fix formulas, pivot tables, make a budget spreadsheet, clean up lists, combine several spreadsheets, make charts, set up templates, track inventory in Excel, scheduling spreadsheet, set up a spreadsheet for my business, convert PDF tables to Excel, rows and columns, make Excel add it up, put a list in order",
    above: "Access and Excel developer",
    step: "Reporting analyst, Bookkeeper",
    beside: "Financial analyst, Computer trainer, Data entry clerk, Administrative assistant",
  },
  {
    name: "Business intelligence analyst",
    titles:
      "BI analyst, BI consultant, business intelligence consultant, business intelligence specialist, Tableau analyst, Power BI analyst, dashboard designer, data visualization specialist, data visualization designer, business intelligence manager, BI manager, analytics manager, head of analytics, sales statistician",
    credentials: "Tableau Desktop Specialist, Power BI Data Analyst Associate",
    tools: "Tableau, Power BI, Looker, Qlik, Cognos, MicroStrategy, Business Objects",
    skills:
      "business intelligence, Power BI, Tableau, dashboards, data visualization, SQL, KPI definition, Qlik, Looker, DAX, requirements gathering, data storytelling",
    duties:
      "build Power BI dashboards, design Tableau workbooks, define key performance indicators, executive scorecards, turn raw data into insight for managers, gather reporting requirements, sales and margin dashboards, self-service reporting, train managers to read dashboards, automate reporting packs, charts that show the boss how we're doing",
    above: "Chief data officer",
    beside: "Business analyst, Financial analyst, Data engineer, Marketing analyst",
    not: "intelligence officer, competitive intelligence",
    context: {
      "sales statistician": "dashboard, tableau, intelligence, workbooks, requirements, gather",
      "analytics manager": "data, dashboards, SQL, BI, reporting",
    },
  },
  {
    name: "Business intelligence developer",
    titles:
      "BI developer, BI engineer, business intelligence engineer, Power BI developer, Tableau developer, Cognos developer, MicroStrategy developer, Qlik developer, QlikView developer, Business Objects developer, OLAP developer, SSAS developer, analytics engineer, data warehouse developer, data mart developer, management information programmer",
    tools: "Power BI, SSIS, SSAS, Cognos, MicroStrategy, Business Objects, dbt, Informatica",
    skills:
      "Power BI, SSIS, SSAS, OLAP cubes, dimensional modeling, ETL, SQL, DAX, MDX, Cognos, Business Objects, data warehousing, star schema",
    duties:
      "build data marts, design star schemas, write ETL packages, develop OLAP cubes, build semantic models, Cognos framework models, tune reporting queries, migrate reports to Power BI, DAX measures, row-level security, refresh schedules, document data lineage, build the screens where bosses look up numbers",
    below: "Reporting analyst",
    above: "Data architect",
    step: "Data engineer, Business intelligence analyst",
    beside: "Database administrator, Data analyst",
  },
  {
    name: "Data engineer",
    titles:
      "ETL developer, big data engineer, data pipeline engineer, data warehouse engineer, Informatica developer, DataStage developer, Hadoop developer, Spark developer, Snowflake developer, Databricks engineer, data integration developer, data migration specialist, data conversion specialist, ETL engineer, DataOps engineer, Teradata developer, data conversion programmer, data handling programmer",
    credentials: "Google Professional Data Engineer, SnowPro, Databricks Certified Data Engineer, AWS Data Engineer",
    tools: "Snowflake, Databricks, Apache Spark, Airflow, dbt, Informatica, Hadoop, Redshift, BigQuery, Kafka",
    skills:
      "ETL, data pipelines, SQL, Python, Snowflake, Apache Spark, data warehousing, Airflow, data migration, Databricks, Hadoop, data lakes, Informatica, data quality",
    duties:
      "build data pipelines, load the data warehouse, move data from old systems to new ones, ETL jobs, fix failed loads, set up a data lake, combine data from many systems, streaming data, validate migrated data, schedule data jobs, data feeds from vendors, model data in Snowflake, move data from one computer to another, clean up messy data",
    above: "Data architect, Chief data officer",
    beside: "Data scientist, Cloud engineer, DevOps engineer",
  },
  {
    name: "Data architect",
    titles:
      "data modeler, database architect, data warehouse architect, enterprise data architect, information systems architect, BI architect, data governance manager, data governance analyst, data steward, master data manager, metadata manager, master data analyst, master data specialist, data management consultant, data base designer",
    credentials: "CDMP, Certified Data Management Professional",
    tools: "ERwin, ER/Studio, Collibra, Informatica MDM, PowerDesigner",
    skills:
      "data modeling, data architecture, dimensional modeling, data governance, master data management, metadata management, ERwin, data warehousing, data standards, data dictionaries, data quality, data privacy",
    duties:
      "design data models, logical and physical models, data dictionary, set data standards, data governance council, define master data, clean up customer and product masters, plan a data warehouse, entity relationship diagrams, data naming standards, who owns which data, data quality rules, decide how a company's data should be laid out",
    below: "Database developer",
    above: "Enterprise architect",
    step: "Software architect",
    beside: "Privacy officer, Librarian",
    context: {
      "data steward": "governance, quality, master data, definitions",
      "master data specialist": "materials, vendors, customers, ERP, governance",
    },
  },
  {
    name: "Data scientist",
    titles:
      "data science consultant, predictive modeler, predictive analytics consultant, data mining analyst, data miner, statistical modeler, decision scientist, advanced analytics consultant, marketing data scientist, applied scientist, SAS modeler, number cruncher",
    credentials: "MS in data science, PhD in statistics, SAS Certified Advanced Analytics Professional",
    tools: "Python, R, Jupyter, scikit-learn, SAS, Databricks, SPSS",
    skills:
      "data science, predictive modeling, Python, R programming, machine learning, statistical modeling, scikit-learn, A/B testing, feature engineering, forecasting, SQL, data mining, clustering, natural language processing",
    duties:
      "build predictive models, predict which customers leave, forecast demand, score risk, explore large data sets, design experiments, explain model results to managers, cluster customers, test hypotheses with data, recommend actions from data, write analysis notebooks, fraud models, guess what people will buy next, find patterns in numbers",
    above: "Chief data officer",
    step: "Machine learning engineer, Statistician",
    beside: "Actuary",
    context: { "number cruncher": "data, models", "applied scientist": "data, models, Python, algorithms" },
  },
  {
    name: "Machine learning engineer",
    titles:
      "ML engineer, AI engineer, artificial intelligence engineer, AI developer, deep learning engineer, computer vision engineer, NLP engineer, natural language processing engineer, AI researcher, MLOps engineer, LLM engineer, generative AI engineer, AI scientist, chatbot developer, expert systems developer, knowledge engineer, neural network researcher, pattern recognition engineer, cybernetics engineer",
    credentials: "TensorFlow Developer Certificate, AWS Certified Machine Learning",
    tools: "PyTorch, TensorFlow, Hugging Face, OpenAI API, LangChain, MLflow, Vertex AI",
    skills:
      "machine learning, deep learning, PyTorch, TensorFlow, computer vision, natural language processing, large language models, MLOps, Python, model deployment, retrieval-augmented generation, neural networks, fine-tuning",
    duties:
      "train machine learning models, deploy models to production, build chatbots, image recognition, fine-tune language models, build retrieval over documents, label training data, evaluate model accuracy, recommendation engines, speech recognition, monitor model drift, neural networks, teach computers to learn, make a computer know faces or voices",
    above: "Chief data officer, Chief technology officer",
    step: "Python developer, Software developer",
    beside: "Data engineer, Scientific programmer",
    not: "machine learner, artificial insemination",
  },
  {
    name: "AI consultant",
    titles:
      "artificial intelligence consultant, AI strategist, AI advisor, AI adoption consultant, prompt engineer, generative AI consultant, AI trainer, AI tutor, AI content evaluator, AI data annotator, data annotator, data labeler, AI model evaluator, AI implementation specialist, ChatGPT trainer, AI rater, search engine evaluator, AI ethics consultant, AI teacher",
    tools: "ChatGPT, Microsoft Copilot, Claude, Gemini, Midjourney",
    skills:
      "AI consulting, prompt engineering, generative AI, ChatGPT, AI strategy, data annotation, AI policy, use case assessment, workflow automation, AI training workshops, responsible AI, rating AI answers",
    duties:
      "help a company start using AI, write prompts, find uses for AI in the office, train staff on ChatGPT, rate answers of AI models, label data for AI, write AI use policies, choose AI tools, automate routine writing with AI, review AI output for experts, set up an assistant for customer questions, AI workshops, show folks how to use ChatGPT, tell the computer what to write, check whether the robot's answers are right",
    step: "Low-code developer, Machine learning engineer, Process improvement consultant",
    beside: "Data scientist, IT consultant, Computer trainer, Management consultant, Content writer",
    context: { "AI trainer": "models, prompts, answers, rate, ChatGPT, annotation, staff" },
  },
  {
    name: "Operations research analyst",
    titles:
      "operations researcher, OR analyst, optimization analyst, optimization consultant, management scientist, simulation analyst, decision analyst, mathematical modeler, scheduling analyst, logistics modeler, military operations research analyst, forecasting analyst, revenue management analyst, yield management analyst, operational research officer, OR scientist, queue theorist",
    credentials: "CAP, Certified Analytics Professional, MS in operations research",
    tools: "CPLEX, Gurobi, Arena, AnyLogic, MATLAB, Excel Solver, GAMS",
    skills:
      "operations research, linear programming, optimization, simulation modeling, queueing theory, forecasting, decision analysis, scheduling models, Monte Carlo simulation, mathematical modeling, Gurobi, cost-benefit analysis",
    duties:
      "optimize routes and schedules, build simulation models, linear programming models, decide how many staff are needed, model waiting lines, where to put warehouses, military war-gaming models, crew scheduling, airline pricing and overbooking, cost-benefit studies, inventory optimization, what-if analysis, best way to send trucks, math to save time and money",
    step: "Data scientist, Statistician, Industrial engineer",
    beside: "Supply chain analyst, Management consultant",
    not: "surgical operations, operating room nurse",
    context: {
      "OR analyst": "optimization, simulation, linear programming, model",
      "scheduling analyst": "optimization, models, algorithms",
    },
  },
  {
    name: "Survey researcher",
    titles:
      "survey methodologist, survey designer, pollster, public opinion researcher, opinion pollster, survey manager, program evaluator, evaluation consultant, program evaluation consultant, research and evaluation consultant, evaluation specialist, social science researcher, social researcher, questionnaire designer, needs assessment consultant, opinion research officer, Gallup man, market research officer, Gallup pollster, public opinion man",
    credentials: "PhD in sociology, AAPOR membership",
    tools: "Qualtrics, SurveyMonkey, SPSS, NVivo, Dedoose, Stata",
    skills:
      "survey design, questionnaire design, program evaluation, sampling, qualitative analysis, focus groups, Qualtrics, SPSS, logic models, outcome measurement, interviewing, community needs assessment, polling",
    duties:
      "design surveys, write questionnaires, draw a sample, evaluate whether a program works, run focus groups, code open answers, pre-test questions, opinion polls, evaluation reports for funders, logic models, interview participants, community needs assessment, report response rates, ask people what they think, make up questions, who will win the election",
    below: "Market research interviewer",
    step: "Statistician, Market research analyst, Data analyst",
    beside: "Grant writer, Policy analyst, Nonprofit consultant",
    not: "land survey, property survey, survey crew, quantity survey, marine survey",
    context: {
      "market research officer": "survey, opinion, questionnaire",
      "survey manager": "questionnaire, respondents, poll, interviewers",
      "survey designer": "questionnaire, respondents, poll",
    },
  },
  {
    name: "Chief data officer",
    titles:
      "CDO, chief analytics officer, head of data, VP of data, vice president of analytics, director of analytics, director of data science, fractional chief data officer, data director, VP of analytics, director of business intelligence, data strategy consultant, head of data science, head of statistics, chief statistician",
    skills:
      "data strategy, data governance, analytics leadership, data team building, AI strategy, data monetization, data privacy, executive leadership, business intelligence, data culture, vendor selection",
    duties:
      "set the data strategy, build an analytics team, data governance for the company, choose a data platform, report on data to the board, decide where AI pays off, hire data scientists, data privacy and ethics, data roadmap, make a company data driven",
    below: "Data architect",
    step: "Chief information officer",
    beside: "Chief technology officer, Privacy officer, Management consultant, Enterprise architect",
    context: { CDO: "data, analytics, governance, data science" },
  },
];
