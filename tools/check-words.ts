/** Both languages say the same things: every key, form and placeholder; every refusal and every event has its sentence. */
import { errorStatus, wordsOf } from '../contract/kit/errors.ts'
import { allModules } from '../server/app/modules.ts'
import { sentences } from '../server/app/words.ts'
import { wordExceptions } from './exceptions.ts'
import { root } from './steps.ts'
import { judge, tell, type Rule } from './structure/finding.ts'
import { readTree } from './structure/tree.ts'
import { readDictionaries } from './words/dictionaries.ts'
import { dictionaryRules, neededRule } from './words/rules.ts'
import { usageRules } from './words/usage.ts'

const dictionaries = await readDictionaries(root)
const refusals = Object.keys(errorStatus).map((code) => ({ ...wordsOf(code), by: `the refusal ${code}` }))
const told = allModules('https://portal.example')
  .flatMap((module) => Object.keys(module.tells ?? {}))
  .map((event) => {
    const [namespace = '', name = ''] = event.split('.')
    return { namespace, key: `told_${name}`, by: `the event ${event}` }
  })

/** The server makes the sentence, so it must hold the dictionary. */
const unheld: Rule = {
  name: 'told',
  find: () =>
    told
      .filter(({ namespace, key }) => sentences('ar', namespace, key, {}) === key)
      .map(({ by }) => ({ path: 'server/app/words.ts', what: `holds no words for ${by}` })),
}

const rules = [
  ...dictionaryRules(dictionaries),
  neededRule('refusal', refusals, dictionaries),
  neededRule('told', told, dictionaries),
  unheld,
  ...usageRules(dictionaries),
]
tell(judge(readTree(root), rules, wordExceptions))
