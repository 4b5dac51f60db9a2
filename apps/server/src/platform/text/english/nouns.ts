/** People that one can be: “I am a teacher”. */
export const professions =
  `accountant actor actress architect artist baker builder businessman businesswoman carpenter cashier
chef cleaner consultant cook dentist designer developer director doctor driver economist electrician engineer farmer
firefighter gardener guide hairdresser housewife journalist lawyer lecturer librarian manager mechanic musician nurse painter
photographer pilot plumber policeman policewoman professor programmer receptionist salesman scientist secretary seller
singer soldier student teacher tourist trainer translator vet waiter waitress writer`.split(/\s+/);

/** People and things that one has one or several of, in the singular. */
export const countable =
  `animal answer apartment apple bag ball bike bird birthday boat book bottle box boy boyfriend brother
building bus camera car cat chair child city class coat colleague colour company computer concert country course cousin cup
daughter day dentist doctor dog door dress egg email engineer exam example exercise eye family festival film flat flower
friend game garden girl girlfriend goal grandmother grandfather group guest guitar hand hat headache hobby holiday hospital
hotel hour house husband idea job joke key kid kitchen language laptop lesson letter man match meal meeting message minute
mistake month mother movie museum neighbour neighbor night office painting parent park party pen person phone photo picture
place plan plane plant player present problem project question reason restaurant room school sentence shirt shoe shop sister
son song sport station story street student subject suitcase supermarket table teacher team television test thing ticket
tourist town train trip uncle university video village week woman word year`.split(/\s+/);

const irregularPlurals: Readonly<Record<string, string>> = {
  child: 'children',
  man: 'men',
  woman: 'women',
  person: 'people',
  businessman: 'businessmen',
};
/** The plural of a countable noun. */
export const plural = (noun: string): string => {
  const known = irregularPlurals[noun.toLowerCase()];
  if (known) return known;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
};
export const plurals: readonly string[] = countable.map(plural);

/** Nouns that have no plural, and the plural that learners make. */
export const uncountable: Readonly<Record<string, string>> = {
  information: 'informations',
  advice: 'advices',
  furniture: 'furnitures',
  homework: 'homeworks',
  luggage: 'luggages',
  baggage: 'baggages',
  equipment: 'equipments',
  knowledge: 'knowledges',
  evidence: 'evidences',
  traffic: 'traffics',
  money: 'moneys',
  feedback: 'feedbacks',
  software: 'softwares',
  scenery: 'sceneries',
  housework: 'houseworks',
  clothing: 'clothings',
  jewellery: 'jewelleries',
  music: 'musics',
  rice: 'rices',
  bread: 'breads',
};

/** Nouns that no number goes with: “much”, not “many”. */
export const masses = [
  ...Object.keys(uncountable),
  ...[
    'water',
    'milk',
    'sugar',
    'work',
    'news',
    'progress',
    'research',
    'help',
    'fun',
    'rain',
    'snow',
    'energy',
    'noise',
  ],
];

/** One person or thing of whom learners speak, after “my” or “the”. */
export const oneOfFamily =
  `aunt boss boyfriend brother cat city colleague company cousin dad daughter dog father flat friend
girlfriend grandfather grandma grandmother grandpa house husband manager mom mother mum neighbour neighbor phone roommate
school sister son teacher town uncle wife`.split(/\s+/);
/** The same, more than one. */
export const manyOfFamily =
  `brothers children colleagues cousins daughters dogs friends grandparents kids neighbours neighbors
parents sisters sons students teachers`.split(/\s+/);

/** Where one goes, with “the”. Not school, work, bed, church, hospital: these go without. */
export const placesWithThe =
  `airport bakery bank beach cinema gym library market museum office park pharmacy post[ ]office
restaurant seaside shop station supermarket swimming[ ]pool theatre theater toilet zoo mountains`
    .split(/\s+/)
    .map((place) => place.replace('[ ]', ' '));

export const languages = `arabic chinese dutch english french german greek hindi italian japanese korean persian polish
portuguese russian spanish swedish turkish ukrainian vietnamese`.split(/\s+/);
export const countries =
  `africa america argentina asia australia austria belgium brazil canada china colombia egypt england
europe france germany greece india ireland italy japan korea london mexico morocco paris peru poland portugal rome russia
spain sweden switzerland turkey ukraine vietnam`.split(/\s+/);
