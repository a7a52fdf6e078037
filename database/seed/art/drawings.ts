import type { ArtKind } from '../demo/art-kinds.ts'
import { accessories } from './kinds/accessories.ts'
import { air } from './kinds/air.ts'
import { ankaraWear, fabrics } from './kinds/ankara.ts'
import { appliances } from './kinds/appliances.ts'
import { bags } from './kinds/bags.ts'
import { balls } from './kinds/balls.ts'
import { bangles } from './kinds/bangles.ts'
import { bathroom } from './kinds/bathroom.ts'
import { batteries } from './kinds/batteries.ts'
import { beauty } from './kinds/beauty.ts'
import { bedding } from './kinds/bedding.ts'
import { bicycles } from './kinds/bicycles.ts'
import { biscuits } from './kinds/biscuits.ts'
import { blenders } from './kinds/blenders.ts'
import { books } from './kinds/books.ts'
import { bottles } from './kinds/bottles.ts'
import { bottoms } from './kinds/bottoms.ts'
import { breakfast } from './kinds/breakfast.ts'
import { bricks } from './kinds/bricks.ts'
import { bundles } from './kinds/bundles.ts'
import { cables } from './kinds/cables.ts'
import { calculators } from './kinds/calculators.ts'
import { cameras } from './kinds/cameras.ts'
import { cans } from './kinds/cans.ts'
import { car, carSound } from './kinds/car.ts'
import { carKit } from './kinds/car-kit.ts'
import { cases } from './kinds/cases.ts'
import { cleaning } from './kinds/cleaning.ts'
import { colouring } from './kinds/colouring.ts'
import { computers } from './kinds/computers.ts'
import { consoles } from './kinds/consoles.ts'
import { cookers } from './kinds/cookers.ts'
import { cooling } from './kinds/cooling.ts'
import { cylinders } from './kinds/cylinders.ts'
import { dairy } from './kinds/dairy.ts'
import { decor } from './kinds/decor.ts'
import { dinnerSets } from './kinds/dinner-sets.ts'
import { dolls } from './kinds/dolls.ts'
import { drinks } from './kinds/drinks.ts'
import { entertainment } from './kinds/entertainment.ts'
import { everyday } from './kinds/everyday.ts'
import { extensions } from './kinds/extensions.ts'
import { feeding } from './kinds/feeding.ts'
import { flasks } from './kinds/flasks.ts'
import { freezers } from './kinds/freezers.ts'
import { fridges } from './kinds/fridges.ts'
import { fryers } from './kinds/fryers.ts'
import { furniture } from './kinds/furniture.ts'
import { gadgets } from './kinds/gadgets.ts'
import { games } from './kinds/games.ts'
import { generators } from './kinds/generators.ts'
import { gifts } from './kinds/gifts.ts'
import { gowns } from './kinds/gowns.ts'
import { grooming } from './kinds/grooming.ts'
import { gym } from './kinds/gym.ts'
import { hair } from './kinds/hair.ts'
import { haircare } from './kinds/haircare.ts'
import { hampers } from './kinds/hampers.ts'
import { handTools } from './kinds/hand-tools.ts'
import { headwear } from './kinds/headwear.ts'
import { health } from './kinds/health.ts'
import { heels } from './kinds/heels.ts'
import { homeTheatre } from './kinds/home-theatre.ts'
import { irons } from './kinds/irons.ts'
import { jewellery } from './kinds/jewellery.ts'
import { kettles } from './kinds/kettles.ts'
import { lanterns } from './kinds/lanterns.ts'
import { laundry } from './kinds/laundry.ts'
import { light } from './kinds/light.ts'
import { longGowns } from './kinds/long-gowns.ts'
import { luggage } from './kinds/luggage.ts'
import { market } from './kinds/market.ts'
import { mouth } from './kinds/mouth.ts'
import { native } from './kinds/native.ts'
import { network } from './kinds/network.ts'
import { neutral } from './kinds/neutral.ts'
import { nursery } from './kinds/nursery.ts'
import { office } from './kinds/office.ts'
import { oils } from './kinds/oils.ts'
import { pads } from './kinds/pads.ts'
import { paperbacks } from './kinds/paperbacks.ts'
import { pasta } from './kinds/pasta.ts'
import { phones } from './kinds/phones.ts'
import { pillows } from './kinds/pillows.ts'
import { pots } from './kinds/pots.ts'
import { power } from './kinds/power.ts'
import { printers } from './kinds/printers.ts'
import { rechargeable } from './kinds/rechargeable.ts'
import { scents } from './kinds/scents.ts'
import { seasoning } from './kinds/seasoning.ts'
import { shoes } from './kinds/shoes.ts'
import { skin } from './kinds/skin.ts'
import { slates } from './kinds/slates.ts'
import { slippers } from './kinds/slippers.ts'
import { smallGym } from './kinds/small-gym.ts'
import { sneakers } from './kinds/sneakers.ts'
import { solar } from './kinds/solar.ts'
import { sound } from './kinds/sound.ts'
import { speakers } from './kinds/speakers.ts'
import { kit } from './kinds/sport.ts'
import { staples } from './kinds/staples.ts'
import { stationery } from './kinds/stationery.ts'
import { storage } from './kinds/storage.ts'
import { sweets } from './kinds/sweets.ts'
import { tableware } from './kinds/tableware.ts'
import { tins } from './kinds/tins.ts'
import { toolCases } from './kinds/tool-cases.ts'
import { tools } from './kinds/tools.ts'
import { tees, tops } from './kinds/tops.ts'
import { toys } from './kinds/toys.ts'
import { wardrobes } from './kinds/wardrobes.ts'
import { watches } from './kinds/watches.ts'
import { wellness } from './kinds/wellness.ts'
import { wheels } from './kinds/wheels.ts'
import { wigs } from './kinds/wigs.ts'
import { wraps } from './kinds/wraps.ts'
import { wristWatches } from './kinds/wrist-watches.ts'
import { writing } from './kinds/writing.ts'
import type { Drawing } from './studio.ts'

/** How each kind is drawn; a kind without a drawing does not compile. */
export const drawings: Record<ArtKind, Drawing> = {
  ...accessories,
  ...air,
  ...ankaraWear,
  ...fabrics,
  ...appliances,
  ...bags,
  ...balls,
  ...bathroom,
  ...batteries,
  ...beauty,
  ...bedding,
  ...bicycles,
  ...biscuits,
  ...blenders,
  ...books,
  ...bottles,
  ...bottoms,
  ...breakfast,
  ...bricks,
  ...cables,
  ...calculators,
  ...cameras,
  ...cans,
  ...carKit,
  ...car,
  ...carSound,
  ...cases,
  ...cleaning,
  ...colouring,
  ...computers,
  ...consoles,
  ...cookers,
  ...cooling,
  ...cylinders,
  ...dairy,
  ...decor,
  ...dolls,
  ...drinks,
  ...entertainment,
  ...extensions,
  ...feeding,
  ...flasks,
  ...freezers,
  ...fridges,
  ...fryers,
  ...furniture,
  ...gadgets,
  ...games,
  ...generators,
  ...gifts,
  ...gowns,
  ...grooming,
  ...gym,
  ...hair,
  ...haircare,
  ...hampers,
  ...handTools,
  ...headwear,
  ...health,
  ...heels,
  ...homeTheatre,
  ...irons,
  ...jewellery,
  ...kettles,
  ...lanterns,
  ...laundry,
  ...light,
  ...luggage,
  ...mouth,
  ...native,
  ...network,
  ...neutral,
  ...nursery,
  ...office,
  ...oils,
  ...pads,
  ...pasta,
  ...phones,
  ...pillows,
  ...pots,
  ...power,
  ...printers,
  ...rechargeable,
  ...market,
  ...scents,
  ...seasoning,
  ...shoes,
  ...skin,
  ...slates,
  ...slippers,
  ...smallGym,
  ...sneakers,
  ...solar,
  ...sound,
  ...speakers,
  ...kit,
  ...staples,
  ...stationery,
  ...storage,
  ...sweets,
  ...tableware,
  ...tins,
  ...tools,
  ...tops,
  ...tees,
  ...toys,
  ...wardrobes,
  ...watches,
  ...wellness,
  ...wheels,
  ...wigs,
  ...wristWatches,
  ...writing,
  ...longGowns,
  ...bundles,
  ...wraps,
  ...bangles,
  ...toolCases,
  ...dinnerSets,
  ...paperbacks,
  ...everyday,
}
