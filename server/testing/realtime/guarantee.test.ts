import { guarantee } from './guarantee-suite.ts'

guarantee({ groups: 2, agents: 3, tickets: 4, writes: 48 }, { groups: 2, members: 3, sends: 32 })
