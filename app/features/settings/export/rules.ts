/** A topic of an export: rows with the database's names, without secrets and other people's data. */
export type ExportTopic = { name: string; title: string; rows: Array<Record<string, unknown>> };
