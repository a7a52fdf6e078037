import type { ArtKind } from '../demo/art-kinds.ts'
import { accessories } from './kinds/accessories.ts'
import { ankaraWear, fabrics } from './kinds/ankara.ts'
import { appliances } from './kinds/appliances.ts'
import { baby } from './kinds/baby.ts'
import { bags } from './kinds/bags.ts'
import { balls } from './kinds/balls.ts'
import { bathroom } from './kinds/bathroom.ts'
import { batteries } from './kinds/batteries.ts'
import { beauty } from './kinds/beauty.ts'
import { bedding } from './kinds/bedding.ts'
import { bicycles } from './kinds/bicycles.ts'
import { bottles } from './kinds/bottles.ts'
import { bottoms } from './kinds/bottoms.ts'
import { car, carSound } from './kinds/car.ts'
import { carKit } from './kinds/car-kit.ts'
import { computers } from './kinds/computers.ts'
import { cookers } from './kinds/cookers.ts'
import { cooling } from './kinds/cooling.ts'
import { entertainment } from './kinds/entertainment.ts'
import { furniture } from './kinds/furniture.ts'
import { gadgets } from './kinds/gadgets.ts'
import { gowns } from './kinds/gowns.ts'
import { groceries } from './kinds/groceries.ts'
import { gym } from './kinds/gym.ts'
import { hair } from './kinds/hair.ts'
import { handTools } from './kinds/hand-tools.ts'
import { headwear } from './kinds/headwear.ts'
import { health } from './kinds/health.ts'
import { heels } from './kinds/heels.ts'
import { jewellery } from './kinds/jewellery.ts'
import { kitchen } from './kinds/kitchen.ts'
import { light } from './kinds/light.ts'
import { luggage } from './kinds/luggage.ts'
import { native } from './kinds/native.ts'
import { packets } from './kinds/packets.ts'
import { phones } from './kinds/phones.ts'
import { power } from './kinds/power.ts'
import { shoes } from './kinds/shoes.ts'
import { slippers } from './kinds/slippers.ts'
import { smallGym } from './kinds/small-gym.ts'
import { sneakers } from './kinds/sneakers.ts'
import { sound } from './kinds/sound.ts'
import { kit } from './kinds/sport.ts'
import { stationery } from './kinds/stationery.ts'
import { tableware } from './kinds/tableware.ts'
import { tools } from './kinds/tools.ts'
import { tees, tops } from './kinds/tops.ts'
import { watches } from './kinds/watches.ts'
import { wigs } from './kinds/wigs.ts'
import { wristWatches } from './kinds/wrist-watches.ts'
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
  ...kitchen,
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
  ...car,
  ...tools,
  ...health,
  ...cookers,
  ...hair,
  ...bathroom,
  ...bottles,
  ...batteries,
  ...watches,
  ...ankaraWear,
  ...fabrics,
  ...headwear,
  ...native,
  ...tees,
  ...heels,
  ...slippers,
  ...sneakers,
  ...jewellery,
  ...luggage,
  ...wigs,
  ...wristWatches,
  ...balls,
  ...bicycles,
  ...gym,
  ...kit,
  ...carKit,
  ...carSound,
  ...handTools,
  ...smallGym,
}
