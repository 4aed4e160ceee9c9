/**
 * Words in the most common passwords, written from knowledge of leaked lists. A password that is one of these, alone,
 * repeated, or with digits and symbols around it, is among the first thousand guesses.
 */
const WORDS = `
password passwort passw0rd passwd parola senha motdepasse contrasena wachtwoord haslo secret letmein welcome welcome1
admin administrator root user guest test testing tester demo default changeme change login master system server
qwerty qwertz azerty qwert asdf asdfgh zxcvbn qazwsx wsxedc edcrfv poiuyt lkjhgf mnbvcx qwe asd zxc qaz wsx
iloveyou ilove loveyou lovely love lover loveme loverboy lovers mylove iloveme ilovegod ihateyou truelove babylove sweetlove
sunshine princess football baseball basketball softball volleyball hockey soccer tennis golf golfer golfing rugby
cricket swimming running runner cycling snowboard skateboard skater surfer surfing fishing hunter hunting racing
monkey dragon shadow superman batman spiderman ironman wolverine hulk joker robin captain america avengers marvel
pokemon pikachu mario luigi zelda sonic nintendo playstation xbox minecraft fortnite roblox warcraft starcraft
starwars startrek skywalker yoda jedi vader darthvader harrypotter hogwarts gandalf frodo matrix neo trinity terminator
michael jennifer jordan michelle daniel jessica ashley nicole thomas andrew joshua matthew robert richard charles
william anthony joseph george edward steven stephen kevin brian jason justin ryan eric jacob nicholas alexander
alexandra alexandr alexis alex amanda amber amy andrea angela angelica anna annie ariana arthur austin barbara benjamin
beth bonnie brandon brandy brenda britney brittany bruce bryan cameron carlos carmen caroline carol catherine charlie
charlotte chelsea cheryl chester chris christian christina christine christopher cindy claire claudia courtney crystal
cynthia danielle david dennis derek diana diane dominic donald donna dorothy douglas dylan elizabeth ellen emily emma
erica eugene evelyn florence frances francis frank franklin gabriel gabriela garfield gary gateway gerald gloria
gordon grace gregory hannah harley harold harry heather helen henry howard isabel isabella isaac jack jackie jackson
jaguar james jamie janet janice jasmine jasper jean jeanne jeffrey jeremy jerry jesse jesus jimmy joanna john johnny
johnson jonathan jose josephine juan judith julia julian julie karen katherine kathleen katie kelly kenneth kimberly
kristen kristin kyle larry laura lauren lawrence leonard leslie lewis linda lindsay lindsey lisa logan louise lucas lucy
lynn madison manuel marcus margaret maria marie marina mark martha martin marvin mary mason maureen maurice maxwell
megan melanie melissa melvin mercedes miguel mike mikey miranda mitchell monica morgan nancy natalie natasha nathan
nathaniel nelson norman oliver olivia oscar pamela patricia patrick paul paula pauline peter philip phillip phoebe
rachel ralph raymond rebecca regina roger roland ronald rose rosemary roxanne russell ruth sabrina samantha samuel
sandra sara sarah scott sean sebastian sergio sharon sheila shelby sherry shirley simon simone sophia sophie spencer
stanley stella stephanie stewart stuart susan suzanne sydney sylvia tammy tanya tara taylor teresa terry theodore
theresa tiffany timothy tina todd tracy travis tyler valentina valerie vanessa vernon veronica vicky victor victoria
vincent violet virginia walter warren wendy wesley whitney willie wilson winston xavier yvonne zachary zoey
liverpool arsenal chelsea manchester manutd everton celtic rangers barcelona realmadrid juventus milan inter
bayern tottenham newcastle westham benfica porto sporting ajax feyenoord
yankees cowboys steelers packers eagles lakers redsox patriots raiders broncos giants dodgers redskins dolphins
bulldogs bulldog tigers panthers warriors mustangs gators hurricane longhorns buckeyes wildcats spartans trojans
mustang corvette ferrari porsche mercedes toyota honda yamaha suzuki kawasaki harley camaro chevrolet chevy dodge ford
jaguar lamborghini maserati bentley volkswagen audi bmw subaru nissan mazda volvo jeep ducati triumph cadillac pontiac
summer winter spring autumn january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday christmas easter halloween birthday
flower flowers rose lily daisy jasmine orchid sunflower butterfly rainbow unicorn angel angels heaven devil diablo
kitten kitty cat cats puppy puppies doggy dog dogs doggie bear teddybear teddy bunny rabbit hamster horse horses pony
tiger lion leopard panther cheetah elephant giraffe dolphin shark whale penguin eagle falcon hawk phoenix raven parrot
snake cobra viper spider scorpion wolf wolfpack fox foxy turtle frog froggy chicken turkey duck ducky donkey piggy
chocolate cookie cookies candy sugar honey cupcake cherry strawberry banana bananas orange apple apples peaches peanut
peanutbutter pepper coffee cheese cheesecake pizza butter bubbles bubblegum muffin pumpkin popcorn pancake potato
tomato mushroom sweetie sweetpea sweetheart sweets sweety cutie cutiepie beautiful handsome gorgeous sexy hottie
baby babygirl babyboy babydoll babe girl girls boys boy mommy mummy mother mother1 daddy father brother sister family
friend friends bestfriend forever together always freedom happy happiness smile smiley lucky luck hope faith peace
trustno1 trust whatever nothing something anything everything nobody someone password1 abcdef abcdefg abcdefgh abc
abcd abcde access action airborne alaska america american apollo aquarius archie asshole awesome badass badboy
bailey bandit banker barney beach beatles beavis bigboy bigdaddy bigdog biker billy bitch bitches blabla blahblah
blessed blessing blink blizzard blonde blondie blue bluebird blues bond boomer boston bowling brasil brazil
broadway brooklyn bubba buddha buddy budlight budweiser buffalo bullet bullshit buster butthead cactus calvin camille
canada cannon captain cardinal casper cassie catdog challenge champion chance chaos cheer cheerleader chicago
chopper classic classy clinton coco cocacola colombia colorado compaq computer connect consumer cooper cosmos country
cowboy cowgirl coyote cracker creative crazy cricket cuddles dallas dancer dancing dakota darkness darling deadman
death defender delta denver desert design destiny detroit diamond diamonds digital director dreamer dreams dragonball
drummer eclipse einstein electric element emerald energy engine engineer england english enterprise eternity
europa excalibur experience explorer express extreme falcons fantasy fender finance finger fireball firebird firefly
fireman florida flowerpower forest france freddy friday fucker fuckme fuckoff fuckyou fuckyou1 future galaxy gambit
gandalf genesis genius germany ghost ghostrider gibson ginger glitter godzilla golden goldfish goodluck google
gotcha graphics green gretchen guitar gunner hacker hammer happyday hardcore hardware hello hello1 helloworld hellokitty
help hercules heritage hollywood homer honda honeybee horny house hunter iceman idontknow iloveu imagine incubus
infinity inside insane internet ireland italia italy jackass jamaica japan jester justice justme killer killerbee
kingdom kingkong kissme kisses knight korea kramer ladybug laguna lakota laptop lasvegas legend legolas lemons lennon
lincoln lizard london lollipop lolita longhorn looking lucifer macintosh madonna maggie magic magnum marine marines
marlboro marley maverick maximus mercury merlin metallica mexico miami mickey midnight military miller million
misty money monster montana moon moonlight moose motorola mountain muffin murphy music musica mustang mystery myspace
national naruto nascar nature naughty nemesis network newyork nirvana nothing nugget ocean october online opensesame
operator orlando outlaw pacific panasonic paradise paris passion patches peace peaches pebbles people perfect phantom
phoenix photo pickle picture pink pinky pirate pirates platinum player please pookie porsche porter power precious
predator premium president prince private programmer promise purple pussy pussycat puzzle python quality queen question
rabbit racecar racer radio raiders rainbow ranger rascal reality rebel redrose reddog remember republic research
reynolds rocket rockstar rocky rockyou romance rosebud royal ruby runner russia rusty sailor samsung sandman santa
sapphire saturn savage scooby scoobydoo scooter scorpio scotland security seminole service sexygirl shannon shelly
sherlock shithead shopping silver simple simpson simpsons single skippy slayer slipknot smokey smooth snickers sniper
snoopy snowball snowflake snowman soldier solomon sparky special speedy spirit spongebob sprite squirrel standard
star stargate starlight stars startfinding steelers sticky stinky storm stranger street strider student studio stupid
success sucker summer123 sundance sunflower sunny sunset superstar supersonic support survivor swordfish tarzan
teacher telephone temp temporary tequila texas thailand thunder thunderbird tigger tinkerbell titanic toby tornado
tottenham tracker training transformers treasure trigger trinity trouble trucker tucker twilight twister ultimate
undertaker universe vacation valentine valley vampire vanilla venus victory viking village violin vision volcano
voodoo voyager waterfall watermelon weasel welcome123 western whiskey wildcat willow windows winner winter wisdom
wizard wolverine wonder woody woofwoof wordpass working world wrestling yankee yellow yourmom zeppelin zombie zxcvbnm
asshole1 blink182 ncc1701 thx1138 rush2112 area51 apollo13 route66 united93 catch22 fuckit corona covid
seasoned marketplace career careers recruiter recruiting recruitment retired retirement pension pensioner grandma
grandpa grandmother grandfather granny grandchild grandson granddaughter nana papa senior job jobs work worker company
business office manager consulting consultant freelance linkedin facebook instagram twitter youtube netflix amazon
paypal yahoo hotmail gmail outlook apple iphone android samsung microsoft
`;

const KEYBOARD_ROWS = [
  "1234567890",
  "0987654321",
  "qwertyuiop",
  "poiuytrewq",
  "asdfghjkl",
  "lkjhgfdsa",
  "zxcvbnm",
  "mnbvcxz",
  "abcdefghijklmnopqrstuvwxyz",
  "zyxwvutsrqponmlkjihgfedcba",
  "qwertzuiop",
  "azertyuiop",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qazwsxedcrfvtgbyhnujmik",
  "zaq1xsw2cde3vfr4bgt5",
  "zaq12wsxcde34rfvbgt5",
  "qweasdzxcrtyfghvbn",
  "asdqwezxc",
  "147258369",
  "159357",
  "741852963",
  "789456123",
  "1a2b3c4d5e6f7g8h9i0j",
  "a1b2c3d4e5f6g7h8i9j0",
  "aabbccddeeff",
  "112233445566778899",
  "998877665544332211",
] as const;

const words: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ""));
const LETTERS_FOR_SIGNS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Whether a password is among the first guesses. It judges the whole password, so a phrase of rare words passes. */
export function isWidelyUsed(password: string): boolean {
  const text = password.toLowerCase();
  if (new Set(text).size <= 2) return true;
  if (isDate(text)) return true;
  const unit = repeatedUnit(text);
  return [text, unit].some((part) => isWalk(part) || isDecoratedWord(part));
}

/** Returns the repeated part of "blahblah" and "abc123abc123", which are no better than that part. */
function repeatedUnit(text: string): string {
  const found = /^(.+?)\1+$/.exec(text);
  return found?.[1] ?? text;
}

/**
 * Whether a text consists of at most three runs along the keyboard, the alphabet, or the digits: "qwerty123456",
 * "1q2w3e4r".
 */
function isWalk(text: string): boolean {
  let rest = text;
  for (let stretch = 0; stretch < 3 && rest.length > 0; stretch += 1) rest = rest.slice(longestStretch(rest));
  return rest.length === 0;
}

function longestStretch(text: string): number {
  const same = /^(.)\1*/.exec(text)?.[0].length ?? 0;
  let longest = same >= 3 ? same : 0;
  for (const row of KEYBOARD_ROWS) {
    for (
      let length = Math.max(3, longest + 1);
      length <= text.length && row.includes(text.slice(0, length));
      length += 1
    ) {
      longest = length;
    }
  }
  return longest;
}

/**
 * Whether a text is one or two known words with digits and symbols around them: "Sunshine2024!", "p@ssw0rd",
 * "ilovemichael".
 */
function isDecoratedWord(text: string): boolean {
  const bare = text.replace(/^[\d\W_]{0,4}/, "").replace(/[\d\W_]{0,6}$/, "");
  return [text, bare, asLetters(text), asLetters(bare)].some((word) => words.has(word) || isTwoWords(word));
}

function isTwoWords(text: string): boolean {
  if (text.length > 12) return false;
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (words.has(text.slice(0, cut)) && words.has(text.slice(cut))) return true;
  }
  return false;
}

function asLetters(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTERS_FOR_SIGNS[sign] ?? sign);
}

/** Whether eight digits are a date, in any order, the favorite of people who must use digits. */
function isDate(text: string): boolean {
  const digits = text.replace(/[\s./-]/g, "");
  if (!/^\d{8}$/.test(digits)) return false;
  return /^(19|20)\d\d(0[1-9]|1[0-2]|[0-3]\d)/.test(digits) || /(19|20)\d\d$/.test(digits);
}
