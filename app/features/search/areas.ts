import { stateOf } from "./states.ts";

/** Regions that people search by name: names; towns in their middle, or whole states. */
const AREAS = `
bay area; san francisco bay area; sf bay area; east bay | san francisco california; oakland california; san jose california
silicon valley | san jose california; palo alto california
orange county california; orange county ca | santa ana california; irvine california
inland empire | riverside california; san bernardino california
southern california; socal | los angeles california; san diego california; riverside california; santa barbara california
northern california; norcal | san francisco california; sacramento california; redding california
central valley | fresno california; modesto california; bakersfield california
central coast | san luis obispo california; santa maria california; monterey california
lake tahoe | south lake tahoe california; truckee california
dfw; metroplex; dallas fort worth; dallas ft worth | dallas texas; fort worth texas
rio grande valley | mcallen texas; brownsville texas
hill country; texas hill country | kerrville texas; fredericksburg texas
twin cities; minneapolis st paul; minneapolis saint paul | minneapolis minnesota; saint paul minnesota
chicagoland | chicago illinois
twin ports; duluth superior | duluth minnesota; superior wisconsin
iron range | hibbing minnesota; virginia minnesota
fox valley; fox cities | appleton wisconsin; oshkosh wisconsin
door county | sturgeon bay wisconsin
siouxland | sioux city iowa
black hills | rapid city south dakota; spearfish south dakota
flint hills | manhattan kansas; emporia kansas
lake of the ozarks | osage beach missouri; camdenton missouri
metro detroit | detroit michigan; warren michigan; pontiac michigan
miami valley | dayton ohio
mahoning valley | youngstown ohio; warren ohio
kentuckiana | louisville kentucky; jeffersonville indiana
michiana | south bend indiana; elkhart indiana
muscle shoals; the shoals | florence alabama; muscle shoals alabama
gulf coast | mobile alabama; biloxi mississippi; pensacola florida
mississippi delta | greenville mississippi; clarksdale mississippi
acadiana; cajun country | lafayette louisiana; new iberia louisiana
quad cities | davenport iowa; moline illinois
ozarks | springfield missouri; branson missouri; fayetteville arkansas
upper peninsula | marquette michigan; escanaba michigan
research triangle; raleigh durham | raleigh north carolina; durham north carolina
piedmont triad | greensboro north carolina; winston salem north carolina
outer banks | kill devil hills north carolina; nags head north carolina
lowcountry; low country | charleston south carolina; beaufort south carolina
grand strand | myrtle beach south carolina
northern virginia; nova | arlington virginia; fairfax virginia; manassas virginia
hampton roads; tidewater | norfolk virginia; virginia beach virginia; newport news virginia
shenandoah valley | harrisonburg virginia; winchester virginia
delmarva; eastern shore | salisbury maryland; easton maryland
new river valley | blacksburg virginia; christiansburg virginia
laurel highlands | greensburg pennsylvania; somerset pennsylvania
wyoming valley | wilkes barre pennsylvania; scranton pennsylvania
lehigh valley | allentown pennsylvania; bethlehem pennsylvania
poconos | stroudsburg pennsylvania
long island | hempstead new york; islip new york; riverhead new york
hudson valley | poughkeepsie new york; newburgh new york; kingston new york
finger lakes | geneva new york; ithaca new york
capital district; capital region | albany new york
jersey shore | toms river new jersey; asbury park new jersey
adirondacks | lake placid new york; saranac lake new york
catskills | kingston new york; monticello new york
thousand islands; north country | watertown new york; ogdensburg new york
southern tier | binghamton new york; elmira new york
north shore | salem massachusetts; gloucester massachusetts
pioneer valley | springfield massachusetts; northampton massachusetts
lakes region | laconia new hampshire
seacoast | portsmouth new hampshire
midcoast | rockland maine; brunswick maine
cape cod | hyannis massachusetts; falmouth massachusetts
berkshires | pittsfield massachusetts
tampa bay | tampa florida; saint petersburg florida
south florida; so fla | miami florida; fort lauderdale florida; west palm beach florida
central florida | orlando florida; lakeland florida
southwest florida | fort myers florida; naples florida
space coast | melbourne florida; titusville florida
treasure coast | port saint lucie florida; vero beach florida
florida panhandle | pensacola florida; panama city florida; tallahassee florida
puget sound | seattle washington; tacoma washington; everett washington
tri cities | kennewick washington; johnson city tennessee
willamette valley | salem oregon; eugene oregon
rogue valley | medford oregon; ashland oregon
columbia gorge | hood river oregon; the dalles oregon
inland northwest | spokane washington; coeur d alene idaho
treasure valley | boise idaho; nampa idaho
magic valley | twin falls idaho
flathead valley | kalispell montana; whitefish montana
verde valley | cottonwood arizona; sedona arizona
valley of the sun; phoenix valley | phoenix arizona; mesa arizona; scottsdale arizona
wasatch front | salt lake city utah; ogden utah; provo utah
front range | denver colorado; colorado springs colorado; fort collins colorado
western slope | grand junction colorado; montrose colorado
new england | ct; me; ma; nh; ri; vt
pacific northwest; pnw; northwest | or; wa
midwest | il; in; ia; ks; mi; mn; mo; ne; nd; oh; sd; wi
southwest | az; nm; nv
southeast | al; fl; ga; ms; nc; sc; tn
carolinas; the carolinas | nc; sc
dakotas; the dakotas | nd; sd
`;

const BY_NAME = new Map(
  AREAS.trim()
    .split("\n")
    .flatMap((line) => {
      const [names = "", parts = ""] = line.split(" | ");
      return names.split("; ").map((name) => [name, parts.split("; ").map((part) => part.split(" "))] as const);
    }),
);

/** The names of all areas, folded. */
export const AREA_NAMES: readonly string[] = [...BY_NAME.keys()];

const DIRECTIONS =
  /^(?:upstate|downstate|(?:north|south|east|west)(?:ern)?|northeast(?:ern)?|northwest(?:ern)?|southeast(?:ern)?|southwest(?:ern)?|(?:north |south |east |west )?central) (.+)$/;

/**
 * Returns what folded words stand for if they name a part of the country that is no town or state of its own: towns in
 * its middle, each with its state (as full names), or states. A part of a state stands for the whole. Null for others.
 */
export function areaNamed(words: readonly string[]): ReadonlyArray<readonly string[]> | null {
  const text = words.join(" ");
  const known = BY_NAME.get(text);
  if (known) return known;
  const [, state = ""] = DIRECTIONS.exec(text) ?? [];
  return stateOf(words) === null && state.length > 2 && stateOf(state.split(" ")) !== null ? [state.split(" ")] : null;
}
