declare module 'virtual:site-assets' {
  const assets: import('./document.tsx').SiteAssets;
  export default assets;
}
