/** The words that passwords are most often made of, in lower case (see `common-passwords.ts`). */
export const commonWords = `
  a aa aaa ab abc abcd abcde abcdef abcdefg abcdefgh az q qw qwe qwer qwert qwerty qwertyu qwertyui
  qwertyuiop asd asdf asdfg asdfgh asdfghjk asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx
  qazwsxedc wsx edc poiu poiuy lkjh mnbvcxz xyz xxx aabb abab

  pass passme passkey passcode passw passwd password passwords mypass mypassword thepassword
  changeme changeit changethis default secret topsecret secure security
  letmein openup open login logmein signin access enter hello hellothere hi hey welcome welcomeback
  welcom admin admins administrator adminadmin root superuser super user username guest test tester
  testing testtest testpass temp temporary demo sample example unknown nothing whatever anything
  something idontknow forget forgot remember noidea system server network internet computer laptop
  desktop windows microsoft google gmail yahoo hotmail facebook instagram whatsapp twitter tiktok
  youtube telegram snapchat android iphone samsung nokia tecno infinix itel huawei xiaomi apple
  website online mobile phone smartphone master manager director money cash naira dollar dollars million millionaire billion billionaire rich bigmoney

  love lover loveme loveyou iloveyou iloveme iloveu lovely mylove truelove lovelove forever
  foreverlove always together sweetheart sweet sweetie sweety honey honeybee baby babygirl babyboy
  babe babes darling dear dearest angel angels princess prince queen king kingdom kingking beauty
  beautiful pretty cutie cute sexy sexygirl hotgirl hottie boy girl lady woman man mother mommy mummy
  mama mum mom father daddy papa dad brother sister family myfamily friend friends bestfriend
  myself onlyme me mine you justme

  god jesus jesuschrist christ jesuslovesme jesusislord ilovegod iamblessed godisgood godisgreat
  godislove godiswithme godbless blessed blessing blessings bless faith hope grace gracious mercy
  glory praise worship heaven holy holyspirit church bible gospel prayer pray amen hallelujah
  alleluia lord mylord saviour savior victory victor winner champion favour favor miracle testimony
  divine redeemed emmanuel immanuel allah alhamdulillah bismillah mashallah inshallah islam muslim
  mecca ramadan quran thankgod thankyou thanks thankyoujesus

  nigeria naija naijaboy nigerian africa african lagos abuja ibadan kano kaduna portharcourt enugu
  benin benincity calabar warri owerri aba onitsha jos ilorin abeokuta akure ondo osogbo ekiti uyo
  asaba lokoja maiduguri sokoto zaria minna bauchi ikeja lekki ajah surulere yaba victoria igbo
  yoruba hausa edo delta imo anambra rivers ogun oyo ghana accra london england america newyork
  canada dubai india china usa

  chelsea arsenal liverpool manchester manutd manunited united mancity city barcelona barca
  realmadrid madrid juventus bayern psg football soccer superstar supereagles eagle eagles messi
  ronaldo cristiano neymar mbappe drogba okocha kanu osimhen basketball baseball lebron jordan
  wizkid davido burnaboy olamide rihanna beyonce drake

  chioma chidi chinedu chinonso chinwe chukwu chukwudi emeka ifeanyi ikenna kelechi kenneth ngozi
  nkechi nneka nnamdi obinna obi okafor oluchi onyeka uche uchenna ada adaeze amaka ebuka ezinne
  adebayo ade adeola adewale ayo ayodele ayomide babatunde bisi bola bolaji bukola damilola dayo
  deborah femi folake funke funmi gbenga kemi kunle lola ola olamilekan olumide oluwaseun oluwa seun
  seyi segun shola sola tayo temitope titi tobi tola tolu tomi tope tunde wale yemi yinka abdul
  abdullahi abubakar ahmed aisha aliyu amina bello fatima halima hassan ibrahim idris kabir maryam
  mohammed muhammad musa mustapha sadiq sani suleiman umar usman yusuf zainab efe ese osas osaze
  eke ekene precious goodluck godwin godspower sunday monday happiness patience
  promise success progress prosper prosperity destiny wisdom gift joy peace endurance comfort

  michael jennifer jessica ashley daniel david joshua andrew matthew james john johnny joseph robert
  thomas william charles charlie christopher chris anthony tony george richard peter paul mark luke
  steven stephen samuel sam samson solomon simon philip patrick kevin brian vincent henry
  isaac abraham moses elijah elisha gabriel raphael benjamin ben emmanuella mary maria martha
  ruth rachel rebecca sarah sandra susan rose rosemary helen elizabeth eliza esther eunice janet
  jane joan juliet linda lisa lucy michelle monica nicole olivia sophia stella stephanie
  vivian amanda anna anne anita barbara betty catherine christiana christine cynthia diana doris
  emily emma evelyn florence gloria hannah alexander alex alexis nathan nathaniel jack harry
  oliver oscar max maxwell frank francis fred

  january february march april may june july august september october november december jan feb mar
  apr jun jul aug sep sept oct nov dec tuesday wednesday thursday friday saturday spring summer
  autumn winter harmattan christmas easter birthday mybirthday newyear happynewyear today tomorrow
  morning night midnight sunshine sunrise moonlight moon star stars starlight rainbow flower flowers
  butterfly dragon dragons monkey tiger lion lioness bear panther leopard elephant horse dog doggy
  puppy cat kitty kitten fish dolphin chicken goat snake spider shadow phoenix unicorn batman
  superman spiderman ironman wonderwoman hulk thor loki joker ninja samurai warrior soldier hunter
  killer ranger pirate wizard matrix starwars pokemon pikachu naruto minecraft fortnite roblox
  mustang ferrari mercedes benz bmw toyota corolla camry honda lexus porsche tesla jeep harley

  cookie cookies chocolate candy sugar banana orange mango pepper ginger rice bread cheese
  coffee pizza water fire ice music guitar piano dance dancing party player gamer game games happy
  smile smiley laugh fun funny cool awesome amazing perfect special genius smart clever power strong
  freedom liberty life lifeisgood mylife live living dream dreams dreamer believe trust trustno trustnoone
  nopassword nobody somebody everybody anyone someone number one first second third black white
  blue red green yellow purple pink silver golden gold diamond pearl ruby crystal school student
  teacher doctor nurse lawyer engineer pilot captain boss bigboss president governor chairman
  chief oga madam prof professor
`
  .split(/\s+/)
  .filter(Boolean)
