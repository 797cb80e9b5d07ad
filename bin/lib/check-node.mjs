// Written in syntax that old versions of Node can parse, so that they print the message instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `shorui: Node.js 20.19 or newer is needed; this is ${process.versions.node}. Update it and run this again.`,
  );
  process.exit(3);
}
