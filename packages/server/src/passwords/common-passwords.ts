/**
 * Passwords of at least eight characters from the top of published lists of leaked passwords, and some common in Japanese offices.
 * Lower case, separated by one space. Generated; sorted so that diffs are readable.
 */
export const commonPasswords = `
0.0.0.000 00000000 01020304 0123456789 0192837465 0987654321 10101010 10203040 1020304050 10293847 1029384756
11111111 11112222 1111qqqq 111222333 11223344 1122334455 112233445566 11235813 1123581321 12121212 12131415 12312312
123123123 1232323q 123321123 12341234 12344321 1234509876 123454321 1234554321 123456123 123456654321 12345677
12345678 123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910 1234567899 123456789987654321
123456789a 123456789d 123456789m 123456789q 123456789qwe 123456789r 123456789s 123456789v 123456789z 12345678a
12345678q 12345679 1234567a 1234567aa 1234567q 123456aa 123456as 123456qqq 123456qw 123456qwe 123456qwerty 123456ru
12345abc 12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty 12348765 1234abcd 1234asdf 1234qwer 1234rewq 1234zxcv
12365478 123654789 123789456 123qq123 123qwe123 123qweasd 123qweasdzxc 123qwert 123qwerty 12qw12qw 12qw34er 12qwaszx
13243546 134679852 1357908642 13579246 135792468 1357924680 135798642 14725836 147258369 14785236 14789632 147896325
14881488 15426378 159753456 18121812 18436572 19283746 192837465 19411945 1a2b3c4d 1a2s3d4f 1michael 1million
1passwor 1q2q3q4q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qazxsw23edc
1qazzaq1 1qw23er4 1x2zkg8w 1z2x3c4v 22222222 22446688 23skidoo 24681012 25800852 25802580 2wsx3edc 31415926
321654987 33333333 44332211 44444444 45m2do5bs 4815162342 55555555 55bgates 5wr2i7h8 66613666 66666666 73501505
74108520 741258963 741852963 77777777 7777777a 78945612 789456123 7894561230 789632145 789654123 7ugd5hip2j 87654321
88888888 8j4ye3uz 9293709b13 963852741 987456321 98765432 987654321 99999999 a1234567 a12345678 a123456789 a1a2a3a4
a1b2c3d4 a1s2d3f4 aa123456 aaaa1111 aardvark abc12345 abc123456 abcd1234 abcdefg1 abcdefgh aberdeen abnormal
abracadabra abrakadabra acapulco access14 achilles acidburn adgjmptw admin123 admin1234 adminadmin administrator
adrenalin agent007 airborne airforce airplane albatros alcatraz alejandr aleksandr aleksandra alessandro alex1234
alexande alexander1 alexandr alexandre alleycat allison1 alpha123 alphabet alterego amateurs ambrosia america1
amethyst amsterda amsterdam anaconda anastasi anastasiya andromed andromeda andyod22 angel123 anhyeuem antelope
anthony1 apollo11 apollo13 apple123 applepie aquarius archange argentin arigato1 arigatou arizona1 armagedon
armstron arsenal1 as123456 asdasd123 asdf1234 asdfasdf asdffdsa asdfg123 asdfgh01 asdfghjk asdfghjkl asdfqwer
asdfzxcv asdqwe123 aspirine assassin atlantis atreides austin31 australi autumn2024 autumn2025 autumn2026 avalanch
awesome1 azertyui azertyuiop azsxdcfv baberuth babybear babyblue babycake babydoll babyface babygirl babylon5
babylove backbone backdoor badabing balloons baltimor baracuda barbados barcelon barcelona barefeet barefoot
baritone barselona baseball baseball1 basketba batman123 bcfields bearcats beatles1 beautifu beckham7 beefcake
beethove bellagio bendover benessere bergkamp bettyboo bigblack bigblock bigdaddy bigmoney bigpoppa bigtruck
billabon billybob billyboy biohazard bismarck bismillah blackberry blackbir blackbird blackcat blackdog blackhaw
blackhawk blackjac blackjack blacklab blackout blahblah blessing blink182 blizzard blue1234 blueball bluebell
blueberr bluebird blueeyes bluefish bluejays bluemoon bluesman bobafett bobdylan bobmarley bonehead bookworm
boomboom borabora bordeaux borussia bradley1 brandon1 brighton broncos1 brooklyn brucelee bubba123 bubbles1 buckeyes
buckshot budapest buddy123 buddyboy buddydog budlight budweise budweiser buffalo1 bukowski bulldog1 bulldogs
bullfrog bullseye buster12 bynthytn cabernet cadillac caliente californ caligula calimero callisto camaross cambiami
cambridg cameron1 candyass candyman cannibal cantona7 capetown capitals capricor capricorn capslock captain1
cardinal care1839 carebear carlitos carnival carolina carpedie carpente cartman1 cartoons casanova cashflow cashmone
cashmoney cassandr catherin catwoman cavalier cbr900rr cdtnkfyf cerberus cfitymrf chainsaw challeng champion
changeme changeme1 chargers charisma charles1 charlie1 charlie2 charlott charlton checkers cheerleaers chelsea1
cherokee cherries cheshire chester1 chevelle chevrole chevrolet chewbacc cheyenne chicago1 chicken1 chickens
chipmunk chocolat choochoo chopper1 chris123 chrisbln christia christin christma christop chrysler chuckles cinnamon
civilwar cjkysirj clarinet classics claudia1 claymore cleopatr clevelan clippers cnfybckfd cocacola coldbeer
coldplay colombia colorado coltrane comanche commande commando company1 company123 computer computer1 concorde
concrete consumer cooldude coolhand coolness copenhag corleone corvette cosworth coventry cowboys1 crazybab creative
crescent cricket1 crjhgbjy crusader crystal1 culinary cutiepie cyclones cygnusx1 daisydog dallas22 dannyboy daredevi
darkange darkangel darklord darkness darkside darkstar darthvad david123 dbrnjhbz deadhead deadpool deadspin
death666 deathnote deerhunt default1 defender deftones delpiero demon666 derparol designer destiny1 dfcbkbcf
dfktynby dfktynbyf diamond1 diamonds dietcoke digital1 dilbert1 dilligaf dingdong dinosaur dipstick dirtbike
discover dkflbckfd dkflbvbh doberman dodgeram dodgers1 doghouse dogpound dolemite dolphin1 dolphins dominion
dominiqu dontknow doomsday doraemon dortmund doughboy downhill dragon12 dragon123 dragonba dragonball dragonballz
dragonfl dragster dreamcas drowssap drpepper drummer1 dthjybrf dtkjcbgtl dtxyjcnm dutchess dynamite earnhard
earthlink eastside eastwood eatmenow eclipse1 eggplant einstein ekaterina elcamino eldiablo eldorado electric
electron elephant elisabet elizabet elizaveta enforcer engineer england1 enternow enterpri enterprise erection
ericsson escalade espresso eternity evangelion everlast evolutio excalibu excalibur explorer f00tball facebook
facebook1 fairlane fandango fantasia fantomas farscape fastball favorite6 fearless feathers feelgood fellatio
ferrari1 fgtkmcby fidelity fireball firebird fireblad firefigh firewall fishbone fishcake fisherman fishhead
fishing1 fishtank fivestar fkbyjxrf fktrcfylh fktrcfylhf flamengo flamingo flexible flipflop flipper1 florida1
flounder flvbybcnhfnjh flyers88 football football1 fordf150 foreplay forever1 formula1 forsaken foxylady francesc
francisc frankie1 freckles frederik freebird freedom1 freefall freepass freeuser friendster front242 frontier
fullmoon funstuff fussball futurama fyfcnfcbz fyfnjkbq fyutkbyf fyutkjxtr gabriel1 gabriell gallaries gamecube
gameover gandalf1 gangbang gangster gannibal garfield gargoyle gateway1 gateway2 gatorade gbhfvblf genesis1 geronimo
gesperrt getmoney gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnbr ghblehjr ghbywtccf ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm
ghjcnjnfr ghjuhfvvf ghostrider gianluca gigabyte gizmodo1 gladiato gladiator gn56gn56 godbless godfathe godfather
godsmack godzilla gogators goldeney goldeneye goldfing goldfish goldstar goldwing golfball good123654 goodgirl
goodluck goodtime goodyear google123 gordon24 greatone greedisgood green123 greenbay greenday greenman greywolf
gsxr1000 gtnhjdbx guardian guest123 guestguest guillaum guinness hairball halflife hallo123 hallowee hanako123
handball handyman hannibal happines happy123 happyday happyman hardball hardrock hardwood harrypotter hattrick
hawaii50 hawaiian hawkeyes hayabusa heather1 hedgehog heineken hello123 hellohello hercules herewego hetfield
highbury highheel highland highlander highlife hillbill hollywoo homemade homepage honeybee hongkong honolulu
hooligan hoosiers hotgirls hotstuff hounddog houston1 htubcnhfwbz hurrican huskers1 hyperion icehouse idontkno
idontknow ihateyou ilikepie illusion ilovegod iloveyou iloveyou1 iloveyou2 immortal implants infiniti infinity
insomnia inspiron interacial intercourse internet intrepid intruder inuyasha ireland1 irishman ironmaiden islander
istanbul istheman italiano iverson3 jackass1 jackson1 jackson5 james007 james123 jamesbon jamesbond jasmine1
jayhawks jeepster jefferso jellybea jellybean jennifer1 jessica1 jesus123 jiggaman johannes johncena johndeer
johngalt johnson1 jordan23 josephin junkmail jupiter1 jupiter2 jurassic just4fun justdoit justice1 juventus kakashka
kamasutra kamikadze kamikaze kangaroo karolina katarina katerina kawaii123 kawasaki kazantip kcchiefs kcj9wx5n
kenworth keyboard keystone kicksass kikimora kingfish kingkong kingston kissmyass kittycat kittykat kjrjvjnbd
kleopatra klondike knickers knockers knuckles kobayashi konnichiwa konstantin kordell1 koroleva krasotka kristin1
krokodil labrador lacrosse lakeside lakewood lalakers lancelot laserjet lasvegas lavalamp leavemealone lebowski
leedsutd left4dead lemonade lenochka letmein1 letmein2 letsdoit lfitymrf libertad liberty1 lifehack lightnin
lightning lilwayne limewire lineage2 linux123 lionking liverpoo liverpool liverpool1 ljxtymrf lockdown login123
logitech lokomotiv lol12345 lollipop lollypop lonesome lonestar lonewolf longdong longhorn longjohn love1234
lovelife loverboy loverman lowrider lucky123 luckydog luckyone lunchbox macaroni macdaddy macintos madagaskar
madison1 magellan magician magicman mailcreated5240 majestic makaveli makeitso maksimka mallorca mallrats mamacita
mamapapa manchest manchester mandarin mandingo mandrake manunited maradona marathon marauder marcello marcius2
margarit marijuan marijuana mariners marines1 marino13 mariposa marlboro marseill marseille maryjane masamune
maserati mash4077 master12 master123 masterbate masterbating mastermind matchbox matsumoto matthew1 matthias
maverick maxwell1 mazafaka mazda626 mazdarx7 meatball meathead meatloaf mechanic megadeth megapass megatron melanie1
melissa1 meowmeow mephisto mercedes mercury1 meridian mersedes metallic metallica metallica1 michael1 michael2
michelle1 michigan microlab microphone microsof microsoft midnight millenium millwall minecraft minimoni minnesot
mischief misfit99 mississi mistress modelsne mollydog monalisa money123 moneyman mongoose monkey12 monkey123
monkeybo monkeyboy monopoly monster1 montana1 montecar monterey montgom240 montreal montrose moonbeam moonligh
moonlight moonshin morpheus morrowind mortgage mortimer motherlode motocros motorola mountain mudvayne multiplelo
munchkin mushroom musicman mustang1 mustang2 mustang5 mustang6 mustangs mynameis mypassword mypassword1 myspace1
mysql123 myxworld nakamura naruto123 nascar24 natalie1 natasha1 natedogg naughty1 nautilus navigator navyseal
ncc1701a ncc1701d ncc1701e ncc74656 nebraska nemrac58 netscape nevermin nevermind nevermore newcastl newpass6
newpassword newyork1 nightmar nightowl nightwin nightwish nihonjin nineball nineinch nintendo nippon123 nirvana1
nokia123 nokia5800 nokia6233 nokia6300 nokian73 noname123 nopassword normandy nosferatu nostromo notebook nothing1
notredam nounours nthvbyfnjh nuttertools nwo4life nygiants oblivion obsidian office123 ohayou123 opendoor operator
optimist oracle123 osaka123 outsider overlord p0015123 p0o9i8u7 p4ssw0rd p@ssw0rd p@ssw0rd1 p@ssword pa$$word
pa55w0rd pa55word packers1 paintbal paintball pakistan paladin1 pallmall palmtree panasoni panasonic pantera1
panther1 panthers pantyhos papamama papillon paradigm paradise paramedi parlament pasadena pass1234 pass12345
passmast passpass passport passw0rd passwor1 password password01 password1 password12 password123 password1234
password2 password9 password99 passwords passwort patches1 pathfind patrick1 patriots pavement pavilion peaches1
pearljam peekaboo penetration penguin1 penguins penthous perfect1 pertinant peterbil peterpan phantom1 pharmacy
phialpha philippe phillies phoenix1 pianoman piercing pikachu1 pineappl pineapple pinetree pingpong pinkfloy
pinkfloyd pinnacle pipeline piramida pitchers pizzahut pizzaman plastics platinum platypus playball playmate
playstat playstation playtime plymouth poiuytrewq pokemon1 pokemon123 polniypizdec0211 poohbear pool6123 poontang
poophead popcorn1 porkchop porsche1 porsche9 portland portugal poseidon postgres postgres1 power123 powerman
preacher precious predator presario presiden princesa princess princess1 pringles private1 pufunga7782 pumpkin1
pumpkins punisher punkrock puppydog q1234567 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qawsedrf qazwsx12
qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxswedc qwe123qwe qweasd123 qweasdzx qweasdzxc qweasdzxc123
qwer1234 qwerasdf qwerasdfzxcv qwert123 qwert12345 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwerty13 qwertyui qwertyuio qwertyuiop r2d2c3po radiohea radiohead ragnarok raiders1 rainbow1 rainbow6 rainbows
rainyday raistlin rangers1 rasputin rastaman realmadrid rebecca1 reckless redalert redbaron reddwarf redheads
redlight redskins redwings reloaded remingto renegade revoluti revolver rfhfvtkmrf rfhfylfi rfhnjirf rfnthbyf
rfntymrf rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhjrjlbk rhtdtlrj riccardo richard1 riffraff rightnow riverrat
riversid rjhjktdf rjirfrgbde rjycnfynby roadking roadrunn roadrunner roadster robotech robotics rockford rockhard
rocknrol rocknroll rockstar rolltide romashka ronaldinho root1234 rootbeer rootroot rosewood runescape rush2112
rustydog sabrina1 sailboat sakura123 sakurasakura salamander salasana samantha sammy123 samsung1 samurai1 samurai123
sandiego sandrine sapphire saratoga sasaki123 sasha123 sasha_007 sausages sayonara scarface scheisse scoobydo
scoobydoo scooter1 scorpio1 scorpion scotland scrabble scrapper screwyou seahawks sealteam sebastia secret123
security seductive segblue2 seinfeld seminole semperfi senators sentinel sephiroth septembe serenity sergbest
sersolution server123 shadow12 shamrock shaney14 shannon1 sheepdog sherlock shinobi1 shorui123 shoruishorui showtime
sidekick sigmachi silverad simpsons singapor sinister sithlord skateboard skinhead skipper1 skittles skorpion
skywalke skywalker slamdunk slapshot slimshad slimshady slipknot slippery slowhand smackdow smackdown smartass
smashing smeghead smirnoff smoothie sneakers snickers snoopdog snowball snowbird snowboar snowboard snowflak
snuggles soccer10 soccer11 soccer12 socrates softball softtail software sojdlg123aljg solitude sonyericsson sopranos
soso123aljg soulmate southpar southpark southpaw spaceman sparkles spartan1 spartans special1 specialk spectrum
spencer1 spiderma spiderman spitfire splinter spongebo spongebob spring2024 spring2025 spring2026 sprinter sprocket
squirrel srinivas stallion stanislav stanley1 starbuck starcraf starcraft stardust starfire starfish stargate
starligh starship start123 startrek starwars starwars1 steelers stephani stephen1 stewart1 stickman stigmata
stiletto stingray stocking stonecol stonecold stonewal stranger stratfor strawber strawberry streaming success1
summer2024 summer2025 summer2026 summer99 sundance sunflowe sunflower sunlight sunnyday sunshine sunshine1 super123
superfly superman superman1 supernov supernova supersonic supersta superstar surveyor survivor suzuki123 svetlana
sweetnes sweetness sweetpea swimming swordfis swordfish sylveste syncmaster syracuse tacobell taekwondo takahashi
talisman tamerlan tampabay tanaka123 tarheels taroyamada tazmania technics teddybea teddybear telephon temp1234
temporary temppass tennesse terminat terminator terrapin test1234 test12345 testing1 testpass testtest thailand
thanatos thankyou thebeast thedoors theforce thegreat therock1 thisisit threesom thuglife thumper1 thunder1 thunderb
tiberius ticklish tiffany1 tiger123 tigercat tinkerbe tinkerbell tkbpfdtnf tokiohotel tokyo123 tokyo2020 tokyo2021
tomahawk tommyboy toonarmy topolino toriamos tortoise totoro123 tottenha tottenham translator traveler treasure
treefrog trfnthbyf triangle trinitro trinitron trinity1 trombone trooper1 trouble1 trucking trueblue truelove
trumpet1 trustno1 tunafish turkey50 twilight ubuntu123 ultimate umbrella underdog undertak undertaker universa
user1234 username useruser usmarine vacation vagabond valentin valentina valeriya valhalla valkyrie vampire1
vancouve vanessa1 vanguard vanhalen vasilisa vauxhall vendetta verbatim veronika vfhufhbnf vfitymrf vfntvfnbrf
vfrcbvrf vfvfgfgf viewsoni viewsonic vikings1 viktoria viktoriya vincent1 violetta vipergts vjqgfhjkm vkontakte
vladimir vladislav volkswag volleyba voyager1 vqsablpzla vsjasnel12 wanderer warcraft wareagle warhamme warhammer
warrior1 warriors washingt watanabe waterboy waterfal waterloo waterski wdtnjxtr weare138 webhompas webmaste
webmaster welcome1 welcome123 werewolf westside westwood wg8e3wjf whatever whatever1 whiplash whiskers whistler
whiteboy whiteout whitesox whocares wildbill wildcard wildcats wildfire wildwood william1 windmill windows1
windows10 windsurf winston1 winter2024 winter2025 winter2026 winter99 wishbone wolfgang wolfpack wolverin wolverine
wonderboy wonderfu woodland woodstoc woofwoof wordpass wp2003wp wrangler wrestlin wrinkle1 yamada123 yamadataro
yamahar1 yamamoto yamato123 yankees1 yankees2 yeahbaby yfcntymrf yjdsqgfhjkm yogibear yosemite z1x2c3v4 z1x2c3v4b5
zachary1 zanzibar zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsxcde zaqxswcde zeppelin zerocool zildjian zxasqw12 zxcasdqwe
zxcasdqwe123 zxcv1234 zxcvb123 zxcvbnm1 zxcvbnm123
`;
