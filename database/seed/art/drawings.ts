import type { ArtKind } from '../demo/art-kinds.ts'
import { accessories } from './kinds/accessories.ts'
import { appliances } from './kinds/appliances.ts'
import { bags } from './kinds/bags.ts'
import { bathroom } from './kinds/bathroom.ts'
import { batteries } from './kinds/batteries.ts'
import { beauty } from './kinds/beauty.ts'
import { bedding } from './kinds/bedding.ts'
import { biscuits } from './kinds/biscuits.ts'
import { books } from './kinds/books.ts'
import { bottles } from './kinds/bottles.ts'
import { bottoms } from './kinds/bottoms.ts'
import { breakfast } from './kinds/breakfast.ts'
import { bricks } from './kinds/bricks.ts'
import { cables } from './kinds/cables.ts'
import { calculators } from './kinds/calculators.ts'
import { cameras } from './kinds/cameras.ts'
import { cans } from './kinds/cans.ts'
import { car } from './kinds/car.ts'
import { cases } from './kinds/cases.ts'
import { cleaning } from './kinds/cleaning.ts'
import { colouring } from './kinds/colouring.ts'
import { computers } from './kinds/computers.ts'
import { consoles } from './kinds/consoles.ts'
import { cookers } from './kinds/cookers.ts'
import { cooling } from './kinds/cooling.ts'
import { dairy } from './kinds/dairy.ts'
import { dolls } from './kinds/dolls.ts'
import { drinks } from './kinds/drinks.ts'
import { entertainment } from './kinds/entertainment.ts'
import { feeding } from './kinds/feeding.ts'
import { furniture } from './kinds/furniture.ts'
import { gadgets } from './kinds/gadgets.ts'
import { games } from './kinds/games.ts'
import { gifts } from './kinds/gifts.ts'
import { gowns } from './kinds/gowns.ts'
import { grooming } from './kinds/grooming.ts'
import { hair } from './kinds/hair.ts'
import { haircare } from './kinds/haircare.ts'
import { hampers } from './kinds/hampers.ts'
import { health } from './kinds/health.ts'
import { homeTheatre } from './kinds/home-theatre.ts'
import { kitchen } from './kinds/kitchen.ts'
import { light } from './kinds/light.ts'
import { mouth } from './kinds/mouth.ts'
import { network } from './kinds/network.ts'
import { nursery } from './kinds/nursery.ts'
import { oils } from './kinds/oils.ts'
import { pads } from './kinds/pads.ts'
import { pasta } from './kinds/pasta.ts'
import { phones } from './kinds/phones.ts'
import { power } from './kinds/power.ts'
import { printers } from './kinds/printers.ts'
import { scents } from './kinds/scents.ts'
import { seasoning } from './kinds/seasoning.ts'
import { shoes } from './kinds/shoes.ts'
import { skin } from './kinds/skin.ts'
import { slates } from './kinds/slates.ts'
import { sound } from './kinds/sound.ts'
import { speakers } from './kinds/speakers.ts'
import { sport } from './kinds/sport.ts'
import { staples } from './kinds/staples.ts'
import { stationery } from './kinds/stationery.ts'
import { storage } from './kinds/storage.ts'
import { sweets } from './kinds/sweets.ts'
import { tableware } from './kinds/tableware.ts'
import { tins } from './kinds/tins.ts'
import { tools } from './kinds/tools.ts'
import { tops } from './kinds/tops.ts'
import { toys } from './kinds/toys.ts'
import { watches } from './kinds/watches.ts'
import { wellness } from './kinds/wellness.ts'
import { wheels } from './kinds/wheels.ts'
import { writing } from './kinds/writing.ts'
import type { Drawing } from './studio.ts'

/** How each kind is drawn; a kind without a drawing does not compile. */
export const drawings: Record<ArtKind, Drawing> = {
  ...accessories,
  ...appliances,
  ...bags,
  ...bathroom,
  ...batteries,
  ...beauty,
  ...bedding,
  ...biscuits,
  ...books,
  ...bottles,
  ...bottoms,
  ...breakfast,
  ...bricks,
  ...cables,
  ...calculators,
  ...cameras,
  ...cans,
  ...car,
  ...cases,
  ...cleaning,
  ...colouring,
  ...computers,
  ...consoles,
  ...cookers,
  ...cooling,
  ...dairy,
  ...dolls,
  ...drinks,
  ...entertainment,
  ...feeding,
  ...furniture,
  ...gadgets,
  ...games,
  ...gifts,
  ...gowns,
  ...grooming,
  ...hair,
  ...haircare,
  ...hampers,
  ...health,
  ...homeTheatre,
  ...kitchen,
  ...light,
  ...mouth,
  ...network,
  ...nursery,
  ...oils,
  ...pads,
  ...pasta,
  ...phones,
  ...power,
  ...printers,
  ...scents,
  ...seasoning,
  ...shoes,
  ...skin,
  ...slates,
  ...sound,
  ...speakers,
  ...sport,
  ...staples,
  ...stationery,
  ...storage,
  ...sweets,
  ...tableware,
  ...tins,
  ...tools,
  ...tops,
  ...toys,
  ...watches,
  ...wellness,
  ...wheels,
  ...writing,
}
