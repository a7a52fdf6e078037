/** Rows that hold for every product of a sub-category: `slugs | name: value; name: value`. */
const table = `
smartphones uk-used-phones trade-in-phones | Type: Smartphone; Networks: MTN, Airtel, Glo and 9mobile; Wi-Fi: Yes; Bluetooth: Yes
feature-phones | Type: Button phone; Networks: MTN, Airtel, Glo and 9mobile; Torch: Yes
tablets | Type: Tablet; Wi-Fi: Yes; Bluetooth: Yes; Cameras: Front and back
power-banks | Type: Power bank; Output voltage: 5 V; Cell: Lithium; Indicator: Charge level
chargers-cables | Type: Charging; Use: Phones and tablets; Mains in Nigeria: 230 V, 50 Hz
phone-cases | Type: Phone case; Fits: The model named; Buttons: Covered, easy to press; Camera: Cut-out with raised edge
smart-watches | Type: Smart watch; Strap: Can be changed; Charging: Magnetic cable; Connection: Bluetooth
televisions | Type: Television; Mains: 230 V, 50 Hz; Placing: Table or wall mount; Sound: Built-in speakers; Remote: With batteries
home-theatre | Type: Home theatre; Mains: 230 V, 50 Hz; Placing: Indoors
speakers | Type: Bluetooth speaker; Battery: Built in, rechargeable; Range: 10 m; Charging: USB cable
earbuds | Type: Wireless earbuds; Connection: Bluetooth; Charging: In the case
headphones | Type: Headphones; Headband: Adjustable; Ear pads: Padded
cameras | Type: Camera; Recording: On memory card; Card: Sold separately; Use: Indoors
laptops | Type: Laptop; Camera: Built in; Wi-Fi: Yes; Bluetooth: Yes; Mains: 230 V adapter
desktops-monitors | Type: Desktop computing; Mains: 230 V, 50 Hz; Use: Home and office; Placing: Desk
printers | Type: Printer; Paper: A4; Mains: 230 V, 50 Hz; Systems: Windows and macOS
networking | Type: Router; Wi-Fi: 2.4 GHz; Power: Mains adapter; Security: WPA2
storage | Type: Storage; Format: Ready to use; Power: From the device; Drivers: None needed
consoles | Type: Console; TV connection: HDMI; Mains: 230 V, 50 Hz; Online play: With an account
game-pads | Type: Gaming accessory; Use: Console and PC games; Grip: Textured; Use with: Games that name it
refrigerators | Type: Refrigerator; Mains: 230 V, 50 Hz; Cooling: Compressor; Shelves: Removable; Placing: Free-standing
freezers | Type: Freezer; Mains: 230 V, 50 Hz; Cooling: Compressor; Placing: Free-standing; Thermostat: Adjustable
washing-machines | Type: Washing machine; Mains: 230 V, 50 Hz; Placing: Free-standing; Water: Cold fill; Hoses: In the box
air-conditioners | Type: Air conditioner; Mains: 230 V, 50 Hz; Control: Remote; Installation: Not in the price; Filter: Washable
fans | Type: Fan; Mains: 230 V, 50 Hz; Motor: AC; Use: Indoors
irons | Type: Iron; Mains: 230 V, 50 Hz; Plug: Three-pin UK; Cable: 1.8 m
water-dispensers | Type: Water dispenser; Mains: 230 V, 50 Hz; Bottle: 19 litres, on top; Water: Hot and cold
cookers | Type: Cooker and gas; Gas: LPG; Use: Home kitchen; Regulator: Sold separately
microwaves | Type: Microwave; Mains: 230 V, 50 Hz; Plate: Glass; Placing: Worktop
blenders | Type: Kitchen machine; Mains: 230 V, 50 Hz; Plug: Three-pin UK; Feet: Non-slip
kettles-toasters | Type: Worktop appliance; Mains: 230 V, 50 Hz; Plug: Three-pin UK; Feet: Non-slip; Use: Worktop
air-fryers | Type: Electric cooker; Mains: 230 V, 50 Hz; Plug: Three-pin UK; Feet: Non-slip; Care: Damp cloth
pots-pans | Type: Cookware; Care: Wash by hand; Heat: Gas and electric
dining | Type: Tableware and storage; Use: Every day; Care: Wash before first use; Food contact: Safe
generators | Type: Generator; Fuel: Sold separately; Voltage: 230 V, 50 Hz; Oil: Fill before first start
inverters | Type: Backup power; Voltage: 230 V, 50 Hz; Cooling: Fan; Battery: Check the voltage named
solar-panels | Type: Solar panel; Frame: Aluminium; Cells: Silicon; Use: Outdoors
batteries | Type: Inverter battery; Use: Inverter and solar; Terminals: Bolt; Placing: Cool and ventilated
rechargeable-fans | Type: Rechargeable fan; Charging: Mains; Battery: Built in; Use: With and without power
lighting | Type: Light; Lamp: LED; Use: Home and yard
stabilisers | Type: Power protection; Mains: 230 V, 50 Hz; Plug: Three-pin UK; Placing: Dry and ventilated
rice-grains | Type: Dry food; Storage: Cool and dry; Origin: Named on the bag; Registered: NAFDAC
cooking-oil | Type: Cooking oil; Storage: Cool and dark; Use: Frying and stews; Registered: NAFDAC
noodles-pasta | Type: Noodles and pasta; Storage: Cool and dry; Registered: NAFDAC; Allergens: Wheat
tea-cocoa | Type: Hot drink; Storage: Cool and dry; Registered: NAFDAC; Allergens: Named on the pack
milk-dairy | Type: Milk; Storage: Cool and dry; Registered: NAFDAC; Allergens: Milk
soft-drinks | Type: Drink; Storage: Cool, out of the sun; Registered: NAFDAC; Serve: Chilled
cereals-snacks | Type: Cereal and snack; Storage: Cool and dry; Registered: NAFDAC; Allergens: Named on the pack
seasoning-tins | Type: Seasoning and tins; Storage: Cool and dry; Registered: NAFDAC; Use: Soups, stews and rice
cleaning-laundry | Type: Household; Storage: Out of children’s reach; Registered: NAFDAC; Use: As on the label
festive-hampers | Type: Hamper; Packing: By hand; Ready: Within two days
mens-native mens-shirts mens-trousers | Type: Clothing; For: Men; Returns: Unworn, within 7 days; Ironing: Medium heat
mens-shoes sneakers | Type: Shoes; For: Men; Returns: Unworn, within 7 days; Sizes: European
mens-accessories | Type: Accessory; For: Men; Returns: Unworn, within 7 days; Care: Dry cloth
dresses ankara | Type: Clothing and cloth; For: Women; Ironing: On the reverse; Drying: In the shade
womens-shoes | Type: Shoes; For: Women; Returns: Unworn, within 7 days; Sizes: European
handbags | Type: Bag; For: Women; Inside: Lined; Care: Wipe with a damp cloth
jewellery | Type: Jewellery and watches; For: Women; Care: Keep dry; Packing: Box
wigs | Type: Hair; For: Women; Care: Wide comb, from the ends; Returns: Only sealed
skin-care | Type: Skin care; Use: On the skin only; Registered: NAFDAC; Storage: Below 30 °C
bath-soap | Type: Bath and soap; Use: On the skin only; Registered: NAFDAC; Storage: Dry
hair-care | Type: Hair care; Use: On hair and scalp; Registered: NAFDAC; Storage: Below 30 °C
make-up | Type: Make-up; Registered: NAFDAC; Returns: Only sealed; Storage: Below 30 °C
fragrances | Type: Fragrance; Registered: NAFDAC; Returns: Only sealed; Storage: Below 30 °C
oral-care | Type: Oral care; Registered: NAFDAC; Use: Morning and night; Storage: Dry
grooming | Type: Grooming; Power: Rechargeable; Care: Brush and oil; Use: Dry hair
wellness | Type: Health; Registered: NAFDAC; Returns: Only sealed; Storage: Below 30 °C
diapers | Type: Baby care; Returns: Only sealed; Storage: Dry; Disposal: In the bin
feeding | Type: Baby feeding; Returns: Only sealed; Care: Boil before first use; Storage: Dry
strollers-carriers | Type: Baby gear; Care: Damp cloth; Use: Never without an adult
toys | Type: Toy; Tested: For safety; Age: Named on the box
mattresses | Type: Mattress; Made in: Nigeria; Returns: In its foil
bedding | Type: Bedding; Drying: On the line; Ironing: Warm
living-bedroom | Type: Furniture; Use: Indoors; Care: Dry cloth
decor | Type: Home decor; Care: Dry cloth; Fixings: Check the wall first; Use: Indoors
office-furniture | Type: Office furniture; Assembly: Needed; Care: Dry cloth; Use: Indoors
books | Type: Book; Language: As titled; Printed on: Paper; Returns: Unread
stationery | Type: Stationery; Use: School and office; Storage: Dry; Returns: Unopened
school-bags | Type: School bag; Care: Wipe with a damp cloth; Closing: Zip; Straps: Adjustable
calculators | Type: Calculator; Use: School and office; Display: LCD
football | Type: Football; Use: Training and match; Care: Air dry
gym-fitness | Type: Fitness; Use: Indoors; Care: Wipe after use; Level: Beginner to advanced
bicycles | Type: Bicycle; Assembly: Pedals and handlebar; Brakes: Front and back
luggage | Type: Luggage; Handle: Yes; Care: Wipe with a damp cloth
car-care | Type: Car care; Disposal: At a workshop; Storage: Upright and dry; Use: As in the car’s manual
tyres | Type: Tyre; For: Cars and vans; Fitting: At a workshop; Made: Date on the sidewall
car-electronics | Type: Car electronics; Fitting: At a workshop; Vehicle: 12 V cars
tools | Type: Tool; Use: Home and workshop; Care: Dry and oiled; Standard: Metric
gift-sets | Type: Gift set; Packing: By hand; Ready: Within three days
staff-welfare | Type: Welfare pack; Packing: By hand; Delivery: To one address; Ready: Within three days
`

const kinds = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [slugs = '', facts = ''] = row.split(' | ')
      const rows = facts.split('; ').map((fact) => fact.split(': '))
      const pairs = rows.map(([name = '', value = '']) => [name, value] as const)
      return slugs.split(' ').map((slug) => [slug, pairs] as const)
    }),
)

export function kindRows(category: string): readonly (readonly [name: string, value: string])[] {
  return kinds.get(category) ?? []
}
