import type { Group } from './phrase-groups.ts';

/** What strangers wrote to trades that were new. */
export const passerPhrases: readonly Group[] = [
  {
    business: 'clinic',
    phrases: [
      ['nothing goes down, got anyone tomorrow morning?', '+ 11-24 [0,12) anyone'],
      ['rien marche pus, un examen demain', '+ examen 11-24'],
      ['nothing Tuesday', '- tue'],
      ['rien mardi', '- tue'],
      ['oh non attendez lundi j’ai ma dialyse, mardi à la place', 'no; +! 11-24'],
      ['wait no, Monday I have dialysis, Tuesday instead', '- mon | +! 11-24'],
      ['ok calling you', 'bye'],
      ['je vous appelle', 'bye'],
      ['un examen au nombril', '+ examen'],
      ['elle m’appelle hier soir pour me dire ça', '.'],
      ['my tenant called me last night during the game', '.'],
      ['can you call me', 'callback'],
      ['could I have somebody call me', 'callback'],
      ['my ear is swollen, theres pus and I have a fever', 'emergency'],
      ['de la fièvre pis du pus', 'emergency'],
      ['je ferme la valve', '.'],
      ['I just closed the valve', '.'],
      ['vous fermez à quelle heure', '?hours'],
      ['are you closed on Sunday?', '?hours( 11-29 sun)'],
      ['theres water all over the floor', 'emergency'],
      ['ça coule du plafond', 'emergency'],
    ],
  },
  {
    business: 'workshop',
    phrases: [
      ['a basic tune-up in the bike', '+ base'],
      ['ajustement de lunettes dans mon vélo', '+ lunettes-ajust'],
    ],
  },
  {
    business: 'garage',
    after: { awaits: 'details' },
    phrases: [
      ['Frank Tire (yep real name lol) 438 555-0157', 'phone=+14385550157 name=Frank Tire'],
      ['tire change 438 555-0157', '+ pneus; phone=+14385550157'],
    ],
  },
];
