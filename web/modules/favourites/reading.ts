export { favouriteLists, favouriteQueries } from './api.ts'
