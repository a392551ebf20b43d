/** The words of a question that tell it from others, each by what it begins with. */
export type Meaning = ReadonlySet<string>;

/** Words are compared by their beginning, so that « stationner » finds « stationnement ». */
const STEM = 6;

export const list = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/** Words that ask for the same thing; the first stands for all. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    'chien dog animal pet toutou pitou animaux',
    'vendre vendez vend vente sell sold selling buy buying bought acheter achetez achete achetes achat',
    'enfant kid child children bebe baby fille fils gars daughter son girl boy',
    'age ages aged young old jeune vieux vieille an ans years',
    'gens monde people personne',
    'carte card certificat certificate',
    'payer paie paye paient paies payes payez payent paid pay pays couvre couvrir couvert couverte couverts couvrent cover covers covered coverage reimburse reimburses reimbursed',
    'lunettes glasses specs eyeglasses barniques',
    'pret prete prets pretes ready',
    'conduire conduis conduit conduise drive driving drives',
    'goutte gouttes drop drops',
    'oeil yeux eye eyes',
    'ordonnance prescription rx referral reference requisition',
    'velo bike bikes bicycle bicyclette',
    'garantie garanti garanties garantis guarantee guaranteed warranty',
    'garder gardez gardes keep',
    'usage usages used seconde',
    'cadeau gift',
    'complet complete complets completes full whole entire entier entiere',
    'mere pere mom mum dad mother father papa maman daddy mommy grandma grandmother grandpa grandfather grand',
    'parent parents guardian tuteur tutrice',
    'tatouage tattoo tatouer tatoue tatouee tatted tattooed inked',
    'piercing percer perce perces percee pierce pierced piercer',
    'maison home house',
    'inscription inscrire inscris inscrit inscrits register registers registering registration signing enroll enrolling enrolment',
    'rembourse refund refunded refundable',
    'rabais discount discounts promo promos promotion deal deals solde soldes reduction escompte',
    'distance zoom online remote remotely virtuel virtuelle virtual visio visioconference skype teams',
    'mineur mineurs minor minors ado ados teen teens teenager teenagers adolescent adolescente',
    'homme hommes men man male males monsieur messieurs chum boyfriend husband mari',
    'femme femmes woman women lady ladies dame dames girlfriend blonde wife',
    'senior seniors aine aines elderly retraite retraites retired',
    'inclus inclut incluse inclusive comprend comprennent include includes included',
    'aspirateur balayeuse vacuum hoover',
    'obligatoire obligatoires mandatory required compulsory loi law legal',
    'manque manquer manquee missed miss missing rate rater',
    'cadeau offrir gift',
    'accompagne accompagnee accompagner accompagnes someone somebody',
    'attendre attends wait waiting',
    'secteur secteurs area areas zone zones region regions territoire desservez servez serve',
    'recu recus receipt receipts facture invoice',
    'retard retards overdue late behind arriere arrieres',
    'photo photos picture pictures pic pics photographier photographiez photograph shoot',
    'exterieur dehors outside outdoor outdoors',
    'stationner stationne stationnement parking park parked garer parquer parke parker',
    'interieur dedans dedan indoor indoors inside',
    'chauffage chaud chaude chauffe heat heated warm heating',
    'jeun manger mange manges fast fasting fasted eat eats eating stomach',
    'eau water boire boit drink drinks drinking',
    'mariage mariages marie maries wedding weddings',
    'sourire sourires sourit smile smiles smiling',
    'moto motorcycle motorbike',
    'doctor docteur medecin',
    'dechire dechiree dechires torn ripped rip tear',
    'oiseau oiseaux bird birds parrot parrots perroquet perroquets budgie perruche',
    'reptile reptiles snake snakes serpent serpents lizard lizards lezard gecko tortue turtle',
    'entreposage entreposer entrepose entreposes entreposee remisage remiser storage store storing stored',
    'notaire notary notaries',
    'travel travels deplacer deplace',
    'extra supplement supplements supplementaire supplementaires additional more',
    'reparer reparez repare repair repaired fix fixed',
    'escalier escaliers marche marches stairs steps stairway ramp rampe ascenseur elevator',
  ].flatMap((words) => list(words).map((word) => [word, list(words)[0] ?? word] as const)),
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

/** What a word stands for, by what it begins with. */
export const meaningOf = (word: string): string => {
  const one = singular(word);
  return (ALIKE.get(word) ?? ALIKE.get(one) ?? one).slice(0, STEM);
};
