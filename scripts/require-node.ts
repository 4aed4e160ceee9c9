// Node 24 comes with the project (optionalDependencies) and is found first inside `npm run`. A plain `node`
// on the PATH may be older: say so in a sentence instead of failing on syntax.
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `This needs Node 24, and this is ${process.versions.node}. Start it through npm (npm start, npm run dev, npm test): the right Node comes with npm install.\n`,
  );
  process.exit(1);
}
