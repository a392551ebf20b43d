/** The demo's pictures, drawn: nothing of them comes from anywhere else. */

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** SVG elements. */
  readonly shapes: string;
}

interface Look {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly dress: string;
  /** Behind the face. */
  readonly behind: string;
  /** Over the forehead. */
  readonly fringe: string;
}

/** Somebody's head and shoulders in front of a wall. */
const portrait = ({ ground, skin, hair, dress, behind, fringe }: Look): Drawing => ({
  width: 320,
  height: 320,
  shapes: `
    <rect width="320" height="320" fill="${ground}"/>
    <circle cx="250" cy="70" r="90" fill="#fff" opacity=".18"/>
    <g fill="${hair}">${behind}</g>
    <path d="M40 330c0-70 52-104 120-104s120 34 120 104z" fill="${dress}"/>
    <path d="M134 190h52v38c0 20-52 20-52 0z" fill="${skin}"/>
    <path d="M134 206c14 12 38 12 52 0v12c-14 12-38 12-52 0z" opacity=".12"/>
    <ellipse cx="160" cy="146" rx="54" ry="64" fill="${skin}"/>
    <g fill="${hair}">${fringe}</g>
    <g fill="#3b2a20"><circle cx="140" cy="150" r="4.5"/><circle cx="180" cy="150" r="4.5"/></g>
    <path d="M142 176c10 12 26 12 36 0" fill="none" stroke="#8a3b3b" stroke-width="5" stroke-linecap="round"/>
    <g fill="#e58f7b" opacity=".35"><circle cx="126" cy="168" r="10"/><circle cx="194" cy="168" r="10"/></g>`,
});

/** A thing on a table, for a service. */
const still = (ground: string, shapes: string): Drawing => ({
  width: 480,
  height: 320,
  shapes: `
    <rect width="480" height="320" fill="${ground}"/>
    <circle cx="380" cy="80" r="120" fill="#fff" opacity=".25"/>
    <rect y="236" width="480" height="84" fill="#fff" opacity=".4"/>
    ${shapes}`,
});

const rays = Array.from(
  { length: 12 },
  (_, n) => `<rect x="154" y="28" width="12" height="44" rx="6" transform="rotate(${n * 30} 160 160)"/>`,
);

const leaf = (x: number, y: number, turn: number, fill: string): string =>
  `<path d="M0 0c34-44 34-96 0-140c-34 44-34 96 0 140z" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn})"/>`;

export const drawings = {
  logo: {
    width: 320,
    height: 320,
    shapes: `
      <rect width="320" height="320" rx="64" fill="#0f766e"/>
      <g fill="#fde68a">${rays.join('')}</g>
      <circle cx="160" cy="160" r="62" fill="#fbbf24"/>
      <path d="M98 160a62 62 0 0 0 124 0z" fill="#fff" opacity=".28"/>`,
  },
  cover: {
    width: 1200,
    height: 628,
    shapes: `
      <rect width="1200" height="628" fill="#f5ede3"/>
      <path d="M0 628V420c220-90 420 40 640-20s380-40 560 30v198z" fill="#e7d3c1"/>
      <path d="M120 628V300a170 170 0 0 1 340 0v328z" fill="#0f766e" opacity=".9"/>
      <path d="M160 628V310a130 130 0 0 1 260 0v318z" fill="#f8f4ee"/>
      <circle cx="290" cy="310" r="74" fill="#fbbf24"/>
      <rect x="560" y="420" width="520" height="26" rx="13" fill="#8d6e63"/>
      <rect x="620" y="300" width="90" height="120" rx="18" fill="#fff"/><rect x="640" y="270" width="50" height="36" rx="8" fill="#8d6e63"/>
      <rect x="740" y="340" width="110" height="80" rx="40" fill="#f2b8a0"/>
      <rect x="880" y="250" width="70" height="170" rx="22" fill="#99c7c0"/><rect x="898" y="216" width="34" height="40" rx="8" fill="#0f766e"/>
      ${leaf(1040, 424, -24, '#6b9080')}${leaf(1040, 424, 6, '#84a98c')}${leaf(1040, 424, 34, '#52796f')}`,
  },
  elise: portrait({
    ground: '#99d5cb',
    skin: '#f3c9a9',
    hair: '#6b3e26',
    dress: '#0f766e',
    behind: '<path d="M92 150c0-60 30-92 68-92s68 32 68 92v96H92z"/>',
    fringe: '<path d="M104 140c0-44 24-66 56-66s56 22 56 66c-22-26-58-36-112 0z"/>',
  }),
  marie: portrait({
    ground: '#c9b8f0',
    skin: '#e8b48f',
    hair: '#2f2a35',
    dress: '#5b3fa8',
    behind: '<circle cx="160" cy="66" r="34"/><path d="M100 146c0-52 26-78 60-78s60 26 60 78v30H100z"/>',
    fringe: '<path d="M104 132c4-40 26-58 56-58s52 18 56 58c-30-22-82-22-112 0z"/>',
  }),
  yasmine: portrait({
    ground: '#f7c9a0',
    skin: '#b97a52',
    hair: '#231a17',
    dress: '#c2410c',
    behind:
      '<circle cx="104" cy="128" r="44"/><circle cx="216" cy="128" r="44"/><circle cx="160" cy="92" r="66"/><circle cx="98" cy="184" r="32"/><circle cx="222" cy="184" r="32"/>',
    fringe:
      '<circle cx="124" cy="96" r="24"/><circle cx="160" cy="86" r="26"/><circle cx="196" cy="96" r="24"/>',
  }),
  noemie: portrait({
    ground: '#f5b8cf',
    skin: '#f6d5bd',
    hair: '#d99a3a',
    dress: '#9d174d',
    behind: '<path d="M96 148c0-56 28-86 64-86s64 30 64 86v54H96z"/>',
    fringe: '<path d="M104 150c0-52 18-78 56-78s56 26 56 78c-10-30-22-44-40-50c-18 22-44 32-72 50z"/>',
  }),
  facial: still(
    '#cfe8e2',
    `<rect x="150" y="110" width="130" height="130" rx="26" fill="#fff"/><rect x="160" y="84" width="110" height="34" rx="12" fill="#0f766e"/>
     <circle cx="215" cy="176" r="30" fill="#fbbf24" opacity=".8"/>${leaf(330, 240, -18, '#84a98c')}${leaf(330, 240, 16, '#52796f')}`,
  ),
  massage: still(
    '#e4dcf4',
    `<ellipse cx="220" cy="228" rx="110" ry="30" fill="#57534e"/><ellipse cx="220" cy="186" rx="86" ry="26" fill="#78716c"/><ellipse cx="220" cy="150" rx="62" ry="22" fill="#a8a29e"/>
     <circle cx="360" cy="216" r="16" fill="#f472b6"/><circle cx="344" cy="236" r="16" fill="#f9a8d4"/><circle cx="376" cy="236" r="16" fill="#f9a8d4"/>`,
  ),
  manicure: still(
    '#fbdfe6',
    `<rect x="130" y="150" width="76" height="96" rx="20" fill="#be185d"/><rect x="146" y="76" width="44" height="80" rx="12" fill="#3f3f46"/>
     <rect x="232" y="170" width="76" height="76" rx="20" fill="#f59e0b"/><rect x="248" y="100" width="44" height="76" rx="12" fill="#3f3f46"/>
     <rect x="334" y="190" width="66" height="56" rx="18" fill="#0f766e"/><rect x="348" y="126" width="38" height="70" rx="12" fill="#3f3f46"/>`,
  ),
} as const satisfies Readonly<Record<string, Drawing>>;
