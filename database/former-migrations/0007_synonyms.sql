-- Up Migration

-- What shoppers in Nigeria say, and what products are called: a search for the first also finds the second.
-- Terms stand without words that searches pass over ('bag rice' for 'bag of rice').

-- Power and light.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('gen', 'generator'), ('gen set', 'generator'), ('genset', 'generator'),
  ('better pass neighbour', 'generator'), ('pass neighbour', 'generator'), ('i better pass', 'generator'),
  ('light', 'bulb'), ('light', 'lamp'), ('light', 'lantern'), ('globe', 'bulb'), ('bulb', 'led'),
  ('torch', 'flashlight'), ('torch', 'lantern'), ('torchlight', 'flashlight'), ('torchlight', 'torch'),
  ('rechargeable lamp', 'lantern'), ('inverter battery', 'tubular battery'), ('nepa light', 'rechargeable'),
  ('change over', 'changeover'), ('stabilizer', 'stabiliser'), ('stabiliser', 'stabilizer'),
  ('avr', 'stabiliser'), ('avr', 'stabilizer'), ('ups', 'uninterruptible power supply'),
  ('extension cord', 'extension box'), ('power strip', 'extension'), ('socket', 'extension');

-- Phones and computers.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('phone', 'smartphone'), ('handset', 'phone'), ('android', 'smartphone'), ('smartphone', 'phone'),
  ('mobile', 'phone'), ('small phone', 'feature phone'), ('torchlight phone', 'feature phone'),
  ('button phone', 'feature phone'), ('feature phone', 'button phone'), ('keypad phone', 'button phone'),
  ('palasa', 'feature phone'), ('palasa', 'button phone'), ('powerbank', 'power bank'),
  ('battery bank', 'power bank'), ('pouch', 'phone case'), ('pouch', 'case'), ('back cover', 'case'),
  ('phone cover', 'phone case'), ('screen guard', 'screen protector'), ('earpiece', 'earbuds'),
  ('earpiece', 'earphone'), ('ear piece', 'earbuds'), ('ear pod', 'earbuds'), ('airpod', 'earbuds'),
  ('airpods', 'earbuds'), ('pod', 'earbuds'), ('headset', 'headphone'), ('headphone', 'headset'),
  ('cord', 'cable'), ('charging cord', 'cable'), ('charging cable', 'cable'), ('usb cord', 'usb cable'),
  ('charger head', 'charger'), ('adapter', 'charger'), ('adaptor', 'charger'), ('system', 'laptop'),
  ('pc', 'computer'), ('pc', 'desktop'), ('computer', 'laptop'), ('notebook', 'laptop'),
  ('usb stick', 'flash drive'), ('pen drive', 'flash drive'), ('thumb drive', 'flash drive'),
  ('hard drive', 'hard disk'), ('mifi', 'router'), ('wifi', 'router'), ('modem', 'router'),
  ('hotspot', 'mifi'), ('memory card', 'micro sd'), ('sd card', 'memory card'),
  ('smart watch', 'smartwatch'), ('ps', 'playstation'), ('ps 5', 'playstation 5'), ('ps5', 'playstation 5'),
  ('ps4', 'playstation 4'), ('pes pad', 'game pad'), ('controller', 'game pad');

-- How used a thing is.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('tokunbo', 'uk used'), ('uk used', 'tokunbo'), ('fairly used', 'uk used'), ('foreign used', 'uk used'),
  ('london used', 'uk used'), ('belgium', 'uk used'), ('refurb', 'refurbished'), ('second hand', 'uk used'),
  ('secondhand', 'uk used'), ('brand new', 'new'), ('original', 'genuine');

-- House and kitchen.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('fridge', 'refrigerator'), ('refrigerator', 'fridge'), ('deep freezer', 'chest freezer'),
  ('chest freezer', 'deep freezer'), ('ice box', 'freezer'), ('ac', 'air conditioner'),
  ('air condition', 'air conditioner'), ('aircon', 'air conditioner'), ('tv', 'television'),
  ('telly', 'television'), ('television', 'tv'), ('plasma', 'television'), ('flat screen', 'television'),
  ('home theatre', 'soundbar'), ('home theater', 'home theatre'), ('sound system', 'home theatre'),
  ('sound system', 'speaker'), ('woofer', 'speaker'), ('boombox', 'speaker'), ('stove', 'cooker'),
  ('camp gas', 'gas cylinder'), ('gas bottle', 'gas cylinder'), ('grinder', 'blender'),
  ('blending machine', 'blender'), ('mixer', 'blender'), ('boiling ring', 'kettle'), ('jug', 'kettle'),
  ('water heater', 'kettle'), ('pressing iron', 'iron'), ('pressing iron', 'dry iron'),
  ('washer', 'washing machine'), ('dryer', 'washing machine'), ('food flask', 'flask'), ('cooler', 'flask'),
  ('warmer', 'flask'), ('yam pounder', 'pounding machine'), ('pounding machine', 'yam pounder'),
  ('poundo machine', 'yam pounder'), ('oven', 'microwave'), ('standing fan', 'fan'), ('ox fan', 'fan'),
  ('hoover', 'vacuum cleaner'), ('mosquito net', 'net'), ('foam', 'mattress'), ('bed foam', 'mattress'),
  ('vita foam', 'mattress'), ('settee', 'sofa'), ('chair', 'sofa'), ('couch', 'sofa'), ('cushion', 'sofa'),
  ('rug', 'carpet'), ('carpet', 'rug'), ('cupboard', 'wardrobe'), ('bedspread', 'bedsheet'),
  ('bed sheet', 'bedsheet'), ('duvet', 'bedsheet'), ('window blind', 'curtain');

-- Clothes and looks.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('gele', 'head tie'), ('head gear', 'head tie'), ('headgear', 'head tie'), ('head tie', 'gele'),
  ('native', 'kaftan'), ('native wear', 'kaftan'), ('senator', 'kaftan'), ('senator wear', 'kaftan'),
  ('jalabia', 'kaftan'), ('jallabiya', 'kaftan'), ('buba', 'agbada'), ('ankara', 'african print'),
  ('adire', 'ankara'), ('gown', 'dress'), ('jean', 'jeans'), ('trouser', 'trousers'),
  ('pant trouser', 'trousers'), ('combat', 'trousers'), ('polo', 't shirt'), ('round neck', 't shirt'),
  ('canvas', 'sneaker'), ('canvas', 'sneakers'), ('trainers', 'sneakers'), ('kito', 'sandal'),
  ('pam', 'slipper'), ('palm', 'slipper'), ('pam slippers', 'slipper'), ('slide', 'slipper'),
  ('slides', 'slipper'), ('flip flop', 'slipper'), ('bathroom slippers', 'slipper'), ('heels', 'heel'),
  ('cover shoe', 'leather shoe'), ('corporate shoe', 'leather shoe'), ('face cap', 'cap'),
  ('fez cap', 'cap'), ('hand bag', 'handbag'), ('purse', 'handbag'), ('travelling box', 'suitcase'),
  ('travel box', 'suitcase'), ('luggage', 'suitcase'), ('wristwatch', 'watch'),
  ('hand watch', 'wrist watch'), ('eye glasses', 'sunglasses'), ('shades', 'sunglasses'),
  ('dark glasses', 'sunglasses'), ('hair', 'wig'), ('human hair', 'wig'), ('weavon', 'wig'),
  ('attachment', 'hair'), ('barbing machine', 'hair clipper'), ('scent', 'perfume'), ('cologne', 'perfume'),
  ('body spray', 'perfume'), ('pomade', 'cream'), ('body cream', 'lotion'), ('cream', 'lotion'),
  ('lip gloss', 'lipstick'), ('paste', 'toothpaste'), ('macleans', 'toothpaste'), ('bar soap', 'soap'),
  ('beads', 'jewellery'), ('jewelry', 'jewellery'), ('chain', 'jewellery');

-- Food.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('indomie', 'noodles'), ('noodle', 'indomie'), ('maggi', 'seasoning'), ('maggi', 'cube'),
  ('seasoning', 'maggi'), ('curry', 'spice'), ('thyme', 'spice'), ('groundnut oil', 'vegetable oil'),
  ('vegetable oil', 'cooking oil'), ('red oil', 'palm oil'), ('palm oil', 'red oil'),
  ('bournvita', 'beverage'), ('milo', 'beverage'), ('tea', 'beverage'), ('beverage', 'cocoa'),
  ('peak milk', 'milk'), ('garri', 'gari'), ('gari', 'garri'), ('semo', 'semolina'),
  ('semovita', 'semolina'), ('poundo', 'swallow'), ('wheat', 'swallow'), ('bag rice', 'rice'),
  ('geisha', 'sardine'), ('tomato paste', 'tin tomato'), ('tin tomato', 'tomato paste'),
  ('cornflakes', 'cereal'), ('golden morn', 'cereal'), ('soft drink', 'drink'), ('mineral', 'soft drink'),
  ('minerals', 'soft drink'), ('malt', 'drink'), ('provision', 'beverage'), ('biscuit', 'snack'),
  ('chin chin', 'snack');

-- Children, school, tools, cars.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('pampers', 'diaper'), ('pampers', 'diapers'), ('nappy', 'diaper'), ('huggies', 'diaper'),
  ('feeder', 'feeding bottle'), ('baby bottle', 'feeding bottle'), ('pram', 'stroller'),
  ('push chair', 'stroller'), ('baby walker', 'walker'), ('lego', 'building blocks'), ('toy', 'toys'),
  ('biro', 'pen'), ('exercise book', 'notebook'), ('exercise book', 'exercise books'),
  ('note book', 'notebook'), ('sharpener', 'pencil'), ('school box', 'school bag'), ('bagpack', 'backpack'),
  ('back pack', 'backpack'), ('ball', 'football'), ('soccer', 'football'), ('tread mill', 'treadmill'),
  ('weights', 'dumbbell'), ('gym', 'dumbbell'), ('motor battery', 'car battery'), ('tire', 'tyre'),
  ('tyre', 'tire'), ('car radio', 'car stereo'), ('android stereo', 'car stereo'),
  ('jumper cable', 'jump starter'), ('engine oil', 'motor oil'), ('motor oil', 'engine oil'),
  ('spanner', 'tool'), ('drilling machine', 'drill'), ('bp machine', 'blood pressure monitor'),
  ('bp monitor', 'blood pressure monitor'), ('sugar machine', 'glucometer'), ('multivitamin', 'supplement'),
  ('blood tonic', 'supplement'), ('first aid box', 'first aid kit'), ('washing powder', 'detergent'),
  ('omo', 'detergent'), ('ariel', 'detergent'), ('soap powder', 'detergent'), ('tissue', 'toilet roll'),
  ('tissue paper', 'toilet roll');
