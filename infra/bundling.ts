/** How every function is bundled: by the deployment, and by who measures what comes of it. */
export const BUNDLING = {
  target: 'node24',
  mainFields: ['module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Dependencies that are not ES modules still ask for `require`.
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
} as const;
