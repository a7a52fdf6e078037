export { loadLocations } from './load-locations.ts'
export { deliveryRoutes } from './routes.ts'
