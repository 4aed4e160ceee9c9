// Read by drizzle-kit: npm run db:generate -- --name what-changed
export default { dialect: "postgresql", schema: "./app/db/schema/*.ts", out: "./drizzle" };
