/** Both languages say the same things: every key, form and placeholder; every refusal, event and key made at run time its sentence. */
import { errorStatus, wordsOf } from '../contract/kit/errors.ts'
import { namespaceOf } from '../contract/kit/namespace.ts'
import { allModules } from '../server/app/modules.ts'
import { sentencesOf } from '../server/app/words.ts'
import { wordExceptions } from './exceptions.ts'
import { root } from './steps.ts'
import { judge, report, type Rule } from './structure/finding.ts'
import { readTree } from './structure/tree.ts'
import { builtRules } from './words/built.ts'
import { readDictionaries } from './words/dictionaries.ts'
import { families, gathered, looked } from './words/families.ts'
import { fieldCodes } from './words/gathered.ts'
import { dictionaryRules, neededRule } from './words/rules.ts'
import { usageRules } from './words/usage.ts'

const tree = readTree(root)
const dictionaries = await readDictionaries(root)
const refusals = Object.keys(errorStatus).map((code) => ({ ...wordsOf(code), by: `the refusal ${code}` }))
const modules = allModules('https://portal.example')
const sentences = sentencesOf(modules)
const eventKeys = modules
  .flatMap((module) => Object.keys(module.notifications ?? {}))
  .flatMap((event) => {
    const [module = '', name = ''] = event.split('.')
    const of = { module, namespace: namespaceOf(event), by: `the event ${event}` }
    return [`told_${name}`, `notice_${name}`].map((key) => ({ ...of, key })) // its sentence, and its name in the settings
  })

/** Those that come with every screen, else those that come with a form. */
const everywhere = dictionaries.find(({ namespace }) => namespace === 'kit')?.en ?? {}
const wrong = fieldCodes(tree).map((code) => {
  const key = `invalid_${code}`
  const namespace = key in everywhere || `${key}_other` in everywhere ? 'kit' : 'checks'
  return { namespace, key, by: `the wrong field ${code}` }
})

/** The server makes the sentence, so it must hold the dictionary. */
const unheld: Rule = {
  name: 'told',
  find: () =>
    eventKeys
      .filter(({ module, key }) => sentences('ar', module, key, {}) === key)
      .map(({ by }) => ({ path: 'server/modules', what: `no manifest has words for ${by}` })),
}

const rules = [
  ...dictionaryRules(dictionaries),
  neededRule('refusal', refusals, dictionaries),
  neededRule('told', eventKeys, dictionaries),
  unheld,
  neededRule('field', wrong, dictionaries),
  ...builtRules(families, [...looked, ...gathered], dictionaries),
  ...usageRules(dictionaries),
]
report(judge(tree, rules, wordExceptions))
