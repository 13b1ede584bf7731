import { guarantee } from './guarantee-suite.ts'

/** 150 browsers. */
guarantee({ groups: 5, agents: 5, tickets: 10, writes: 240 }, { groups: 5, members: 10, sends: 240 })
