interface Place {
  /** Of its capital, degrees north and east. */
  at: [number, number]
  /** The towns that carriers know; parcels to others are refused. */
  towns: string[]
}

/** Terminal's own list of states, where the Federal Capital Territory is called Abuja, and of towns. */
export const places: Record<string, Place> = {
  Abia: { at: [5.53, 7.49], towns: ['Umuahia', 'Aba', 'Ohafia'] },
  Abuja: { at: [9.06, 7.49], towns: ['Abuja', 'Gwagwalada', 'Kuje', 'Bwari'] },
  Adamawa: { at: [9.21, 12.48], towns: ['Yola', 'Mubi', 'Jimeta'] },
  'Akwa Ibom': { at: [5.04, 7.91], towns: ['Uyo', 'Eket', 'Ikot Ekpene'] },
  Anambra: { at: [6.21, 7.07], towns: ['Awka', 'Onitsha', 'Nnewi'] },
  Bauchi: { at: [10.31, 9.84], towns: ['Bauchi', 'Azare'] },
  Bayelsa: { at: [4.93, 6.26], towns: ['Yenagoa'] },
  Benue: { at: [7.73, 8.52], towns: ['Makurdi', 'Gboko', 'Otukpo'] },
  Borno: { at: [11.85, 13.16], towns: ['Maiduguri', 'Biu'] },
  'Cross River': { at: [4.96, 8.33], towns: ['Calabar', 'Ogoja', 'Ikom'] },
  Delta: { at: [6.2, 6.73], towns: ['Asaba', 'Warri', 'Sapele', 'Ughelli'] },
  Ebonyi: { at: [6.32, 8.11], towns: ['Abakaliki', 'Afikpo'] },
  Edo: { at: [6.34, 5.62], towns: ['Benin City', 'Auchi', 'Ekpoma'] },
  Ekiti: { at: [7.62, 5.22], towns: ['Ado-Ekiti', 'Ado Ekiti', 'Ikere-Ekiti'] },
  Enugu: { at: [6.44, 7.5], towns: ['Enugu', 'Nsukka'] },
  Gombe: { at: [10.29, 11.17], towns: ['Gombe'] },
  Imo: { at: [5.48, 7.03], towns: ['Owerri', 'Orlu', 'Okigwe'] },
  Jigawa: { at: [11.76, 9.34], towns: ['Dutse', 'Hadejia'] },
  Kaduna: { at: [10.52, 7.44], towns: ['Kaduna', 'Zaria', 'Kafanchan'] },
  Kano: { at: [12.0, 8.52], towns: ['Kano'] },
  Katsina: { at: [12.99, 7.6], towns: ['Katsina', 'Funtua', 'Daura'] },
  Kebbi: { at: [12.45, 4.2], towns: ['Birnin Kebbi', 'Argungu'] },
  Kogi: { at: [7.8, 6.74], towns: ['Lokoja', 'Okene', 'Anyigba'] },
  Kwara: { at: [8.5, 4.55], towns: ['Ilorin', 'Offa'] },
  Lagos: {
    at: [6.6, 3.35],
    towns: ['Lagos', 'Ikeja', 'Ikorodu', 'Lekki', 'Epe', 'Badagry', 'Surulere', 'Yaba', 'Ajah'],
  },
  Nasarawa: { at: [8.49, 8.52], towns: ['Lafia', 'Keffi', 'Karu'] },
  Niger: { at: [9.62, 6.55], towns: ['Minna', 'Bida', 'Suleja'] },
  Ogun: { at: [7.16, 3.35], towns: ['Abeokuta', 'Ijebu Ode', 'Sagamu', 'Ota'] },
  Ondo: { at: [7.25, 5.2], towns: ['Akure', 'Ondo', 'Owo'] },
  Osun: { at: [7.77, 4.56], towns: ['Osogbo', 'Ile-Ife', 'Ilesa', 'Ede'] },
  Oyo: { at: [7.38, 3.9], towns: ['Ibadan', 'Ogbomoso', 'Oyo', 'Iseyin', 'Saki'] },
  Plateau: { at: [9.9, 8.86], towns: ['Jos', 'Bukuru'] },
  Rivers: { at: [4.82, 7.03], towns: ['Port Harcourt', 'Bonny', 'Eleme'] },
  Sokoto: { at: [13.06, 5.24], towns: ['Sokoto'] },
  Taraba: { at: [8.89, 11.37], towns: ['Jalingo', 'Wukari'] },
  Yobe: { at: [11.75, 11.96], towns: ['Damaturu', 'Potiskum'] },
  Zamfara: { at: [12.16, 6.66], towns: ['Gusau'] },
}

/** Kilometres between two states' capitals as the crow flies; null where one is unknown. */
export function kilometres(from: string, to: string): number | null {
  const [one, other] = [places[from], places[to]]
  if (!one || !other) return null
  const [north, east] = [one.at[0] - other.at[0], one.at[1] - other.at[1]]
  // Near the equator a degree is about 111 km both ways.
  return 111 * Math.hypot(north, east)
}

export function knowsTown(state: string, town: string): boolean {
  const known = places[state]?.towns ?? []
  return known.some((one) => one.toLowerCase() === town.trim().toLowerCase())
}
