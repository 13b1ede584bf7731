import { chains } from '@diwan/contract/schedule/endpoints/chains'
import { route } from '../../../kit/http/route.ts'
import { readChain, writeChain } from '../service/chains.ts'

export const chainRoutes = [route(chains.read, readChain), route(chains.save, writeChain)]
