// Two packages of lists without types for what we use.

declare module "email-providers" {
  const domains: string[];
  export default domains;
}

declare module "mailchecker" {
  const checker: { blacklist(): Set<string> };
  export default checker;
}
