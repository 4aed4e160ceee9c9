/** Words that ads and people of every trade use, so that they say nothing about the trade. */
export const COMMON_WORDS = `
a about above accept according across act add adult advice advise adviser advisor after afternoon again age ago agree ahead all allow
almost alone along already also always am among amount an and another answer any anybody anyone anything appear apply are area around arrive as
ask at available away back background bad based be bear became because become been before began begin behind being believe belong below beside best
better between big bit board both box boy break bring broad broken brother brought busy but buy by call came can cannot care careful carry case catch
cause certain chance change check choose city clear close come comfortable common company complete concern consider contact continue cool
could count couple course cover cross customer cut daily dark date daughter day deal decide deep describe detail did die difference different difficult
direct do does doing dog done door down dozen drop due during duty each early easy eat edge effort eight either eleven else end enjoy enough
ensure enter entire even evening ever every everybody everyone everything exact example except expect experience experienced explain eye face
fact fair fall family far fast father feel feet few field fifteen fifty fill final find fine finish first fit five fix follow food foot for
form former forty forward found four fresh friday friend friendly from front full fun further future gave general get gets gift girl give given glad go goes
going gone good got great group grow grown guess guest had half hand handle happen happy hard has have having he head hear heard heart held help her here
herself high him himself his hold home honest hope hour house how however hundred husband i idea if important in include including inside instead
interest into is it its itself job join just keep kept kind knew know known lake large last late later lead learn least leave led left less let
letter level life light like likely line list listen little live local long longer look lose lot love low made main make man many matter may maybe me
mean meet mind minute miss mix monday money month more morning most mostly mother move much must my myself name near nearly need needed never new next nice night
nine no nobody nor north not note nothing notice now number of off offer office often oh old older on once one only open or order ordinary other our out
outside over own page paid part part-time party pass past patient pay people per perhaps person pick piece place plain plan please plus point
position possible post practice prefer present pretty probably problem proud proper provide pull purpose put question quick quiet quite ran
rate rather reach read ready real really reason regular remain remember require responsible rest result retire retired return right
rise road role room round rule run safe said same sat saturday saw say school season seat second see seem seen self send sense sent serve service set
seven several shall share she shift short should show shown side simple since single sister sit six size skill slow small so some somebody
someone something sometimes son soon sort south speak special spend spent spring staff stand start state stay steady step still stood stop story
straight street strong style such suit summer sunday support sure table take taken talk task team tell ten term test than thank that the
their them themselves then there these they thing think third thirty this those though thought thousand three through thursday time tired to today together told too took
top total touch toward town travel tried true try tuesday turn twelve twenty twice two type under understand unit until up upon us use used useful
usual very visit wait walk want warm was watch water way we wear wednesday week weekday weekend weekly welcome well went were west what
whatever when where whether which while who whole whom whose why wide wife will willing winter wish with within without woman word work worked worker working
world worry worth would wrong yard year yes yet you young your yourself
assistant associate client community consultant consulting coordinator director experience flexible hire hiring independent interim manager
management member office opportunity organization part procedure process professional program project retirement senior specialist supervisor
supervise system training weekly schedule skilled strong ability able assist deliver lead maintain manage 
 ups downs pers his sat
`;
