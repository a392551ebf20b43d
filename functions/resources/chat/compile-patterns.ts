import { setFlagsFromString } from 'node:v8';

// The ear has hundreds of patterns. V8 would write bytecode for the first run of each and machine code for the second, and
// for long patterns the bytecode takes most of the time that the first answer of a cold start takes.
setFlagsFromString('--no-regexp-tier-up');
