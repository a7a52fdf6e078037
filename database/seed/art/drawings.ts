import type { ArtKind } from '../demo/art-kinds.ts'
import { accessories } from './kinds/accessories.ts'
import { air } from './kinds/air.ts'
import { appliances } from './kinds/appliances.ts'
import { baby } from './kinds/baby.ts'
import { bags } from './kinds/bags.ts'
import { bathroom } from './kinds/bathroom.ts'
import { batteries } from './kinds/batteries.ts'
import { beauty } from './kinds/beauty.ts'
import { bedding } from './kinds/bedding.ts'
import { blenders } from './kinds/blenders.ts'
import { bottles } from './kinds/bottles.ts'
import { bottoms } from './kinds/bottoms.ts'
import { car } from './kinds/car.ts'
import { computers } from './kinds/computers.ts'
import { cookers } from './kinds/cookers.ts'
import { cooling } from './kinds/cooling.ts'
import { cylinders } from './kinds/cylinders.ts'
import { decor } from './kinds/decor.ts'
import { entertainment } from './kinds/entertainment.ts'
import { extensions } from './kinds/extensions.ts'
import { flasks } from './kinds/flasks.ts'
import { freezers } from './kinds/freezers.ts'
import { fridges } from './kinds/fridges.ts'
import { fryers } from './kinds/fryers.ts'
import { furniture } from './kinds/furniture.ts'
import { gadgets } from './kinds/gadgets.ts'
import { generators } from './kinds/generators.ts'
import { gowns } from './kinds/gowns.ts'
import { groceries } from './kinds/groceries.ts'
import { hair } from './kinds/hair.ts'
import { health } from './kinds/health.ts'
import { irons } from './kinds/irons.ts'
import { kettles } from './kinds/kettles.ts'
import { lanterns } from './kinds/lanterns.ts'
import { laundry } from './kinds/laundry.ts'
import { light } from './kinds/light.ts'
import { neutral } from './kinds/neutral.ts'
import { office } from './kinds/office.ts'
import { packets } from './kinds/packets.ts'
import { phones } from './kinds/phones.ts'
import { pillows } from './kinds/pillows.ts'
import { pots } from './kinds/pots.ts'
import { power } from './kinds/power.ts'
import { rechargeable } from './kinds/rechargeable.ts'
import { shoes } from './kinds/shoes.ts'
import { solar } from './kinds/solar.ts'
import { sound } from './kinds/sound.ts'
import { sport } from './kinds/sport.ts'
import { stationery } from './kinds/stationery.ts'
import { tableware } from './kinds/tableware.ts'
import { tools } from './kinds/tools.ts'
import { tops } from './kinds/tops.ts'
import { wardrobes } from './kinds/wardrobes.ts'
import { watches } from './kinds/watches.ts'
import type { Drawing } from './studio.ts'

/** How each kind is drawn; a kind without a drawing does not compile. */
export const drawings: Record<ArtKind, Drawing> = {
  ...phones,
  ...computers,
  ...sound,
  ...entertainment,
  ...gadgets,
  ...appliances,
  ...cooling,
  ...power,
  ...light,
  ...tableware,
  ...tops,
  ...gowns,
  ...bottoms,
  ...shoes,
  ...bags,
  ...accessories,
  ...beauty,
  ...groceries,
  ...packets,
  ...baby,
  ...stationery,
  ...furniture,
  ...bedding,
  ...sport,
  ...car,
  ...tools,
  ...health,
  ...cookers,
  ...hair,
  ...bathroom,
  ...bottles,
  ...batteries,
  ...watches,
  ...neutral,
  ...decor,
  ...pillows,
  ...office,
  ...wardrobes,
  ...lanterns,
  ...extensions,
  ...solar,
  ...generators,
  ...flasks,
  ...pots,
  ...fryers,
  ...kettles,
  ...blenders,
  ...cylinders,
  ...rechargeable,
  ...air,
  ...irons,
  ...laundry,
  ...freezers,
  ...fridges,
}
