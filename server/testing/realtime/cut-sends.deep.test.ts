import { cutSends } from './cut-sends-suite.ts'

cutSends(100)
