/** Analysis, statistics, warehouses, and machine learning. */
export const DATA_SKILLS = `
Data analysis: data analytics, analyzing data, analysis of data
Data visualization: charts and graphs, data viz, visualizing data
Data storytelling: presenting data
Dashboards: dashboard design
KPI tracking: KPI reporting, metrics tracking, KPI definition
Tableau: Tableau Desktop, Tableau Server
Power BI: PowerBI, Microsoft Power BI
DAX
Looker: Looker Studio, Google Data Studio
Qlik: QlikView, Qlik Sense
Cognos: IBM Cognos
MicroStrategy
Business Objects: SAP Business Objects, BOBJ, WebI
Crystal Reports: SAP Crystal Reports
Report development: business reporting, monthly reporting
Google Data Analytics Certificate
Microsoft Certified Data Analyst: Power BI Data Analyst Associate, PL-300
Advanced Excel: Excel expert, expert Excel, Excel formulas, lookup formulas, VLOOKUP, spreadsheet design
Pivot tables: PivotTables
Lotus 1-2-3: Lotus 123
Business intelligence: BI, business intelligence reporting
SSAS: Analysis Services, OLAP cubes, OLAP, MDX
Dimensional modeling: star schema, Kimball
ETL: extract transform load, ELT, data integration
Data pipelines: data engineering, data feeds
Data warehousing: data warehouse, data marts, enterprise data warehouse
Data lakes: data lakehouse
Snowflake: Snowflake database, SnowPro
Databricks
Apache Spark: Spark, PySpark
Hadoop: Hive, HDFS, MapReduce
Airflow: Apache Airflow
Data build tool: dbt Core
Informatica: PowerCenter
DataStage: IBM DataStage
Teradata
BigQuery: Google BigQuery
Redshift: Amazon Redshift
Data modeling: entity relationship diagrams, ERD, logical data models
ERwin: ER/Studio, PowerDesigner
Data architecture: information architecture for data, database architecture
Data governance: data stewardship, data standards
Master data management: MDM for master data, master data
Metadata management: data dictionaries, data catalog, data lineage
CDMP: Certified Data Management Professional
Data quality: data validation, data integrity checks
Data science: data scientist work
Data mining: knowledge discovery in data
Predictive modeling: predictive analytics
Statistical modeling
Time series analysis: time series forecasting
A/B testing: split testing, controlled experiments online
R programming: R language, RStudio, R statistics
scikit-learn: sklearn
Jupyter: Jupyter notebooks
Machine learning: machine learning models, supervised learning
Deep learning: neural networks
PyTorch
TensorFlow: Keras
Computer vision: image recognition, OpenCV
Natural language processing: NLP, text analytics, text mining
Large language models: LLMs, GPT, fine-tuning
Retrieval-augmented generation: RAG, LangChain
MLOps: model deployment, MLflow
Artificial intelligence: AI
Generative AI: gen AI, GenAI
ChatGPT: OpenAI, AI chat tools
Microsoft Copilot: Copilot
Prompt engineering: prompting, prompt writing
AI consulting: AI strategy, AI adoption
Data annotation: data labeling, image labeling, rating AI answers, AI training data
Operations research: management science, OR modeling
Linear programming: integer programming, mathematical programming
Optimization: mathematical optimization, Gurobi, CPLEX
Simulation modeling: discrete event simulation, Arena simulation, AnyLogic
Monte Carlo simulation: Monte Carlo methods
Queueing theory: queuing theory
Decision analysis: decision modeling
Mathematical modeling: math modeling
Certified Analytics Professional: CAP analytics
Statistics: statistical analysis, applied statistics, stats
Statistical programming: SAS programming, clinical SAS programming
SAS: SAS software, Base SAS
SPSS: IBM SPSS, PASW
Stata
Minitab: JMP
Experimental design: design of experiments, DOE
Regression analysis: linear regression, logistic regression
Sampling: sample design, sample size calculation
Survival analysis: Kaplan-Meier
Clinical trial analysis: clinical trial statistics
Psychometrics: item response theory
PStat: Accredited Professional Statistician
Survey design: questionnaire design, survey development, survey methodology
Survey data analysis: analyzing survey results
Qualtrics: SurveyMonkey, online survey tools
Focus groups: focus group moderation, moderating focus groups
Qualitative analysis: qualitative research, NVivo, thematic analysis
Community needs assessment: needs assessment
Polling: public opinion research
GIS: geographic information systems, geospatial analysis, spatial analysis
ArcGIS: ArcMap, ArcInfo, ArcView, Esri
QGIS: Quantum GIS
Remote sensing: aerial imagery
Geocoding: address matching
GISP: certified GIS professional
Data strategy: analytics strategy
`;
