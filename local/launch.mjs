const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The sources are TypeScript, which Node runs as it is from 22.18 on. On Linux x64 the project brings its own.
if (major > 22 || (major === 22 && minor >= 18)) {
  await import('./start.ts');
} else {
  process.stderr.write(
    `Comptoir runs on Node 24, and this is ${process.version}: start it with "npm start" after "npm ci" on Linux x64, or install Node 24.\n`,
  );
  process.exit(1);
}
