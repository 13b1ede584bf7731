const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Their s is no ending. */
export const WITH_S = setOf(
  'news lens always series species canvas atlas perhaps besides whereas texas chaos alias bias gas plus bus yes corps ios aws ados pos',
)
/** Nor their ing or ed. */
export const WITH_ENDING =
  setOf(`during evening morning nothing something anything everything ceiling pudding string spring bring thing sing ring king wing being
hundred naked sacred wicked embed shed sled bred shred ted seed weed`)

/** One spelling for both shores, where no rule tells. */
const spelt: Readonly<Record<string, string>> = {
  programme: 'program', programmes: 'programs', grey: 'gray', licence: 'license', licences: 'licenses', defence: 'defense', offence: 'offense', pretence: 'pretense',
  cheque: 'check', cheques: 'checks', tyre: 'tire', tyres: 'tires', aluminium: 'aluminum', kerb: 'curb', plough: 'plow', storey: 'story', storeys: 'stories',
  practise: 'practice', practised: 'practiced', practising: 'practicing', jewellery: 'jewelry', judgement: 'judgment', acknowledgement: 'acknowledgment', ageing: 'aging',
  sceptical: 'skeptical', moustache: 'mustache', pyjamas: 'pajamas', draught: 'draft', cosy: 'cozy', mould: 'mold', manoeuvre: 'maneuver', skilful: 'skillful', artefact: 'artifact',
  men: 'man', women: 'woman', children: 'child', people: 'person', feet: 'foot', teeth: 'tooth', mice: 'mouse', leaves: 'leaf', knives: 'knife', shelves: 'shelf', keys: 'key',
} // prettier-ignore

/** As a map: a word may be called `constructor`. */
export const SPELT: ReadonlyMap<string, string> = new Map(Object.entries(spelt))
