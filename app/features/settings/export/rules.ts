/** One topic of an export: rows in the words of the database, without secrets and without other people's data. */
export type ExportTopic = { name: string; title: string; rows: Array<Record<string, unknown>> };
