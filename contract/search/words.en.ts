export const en = {
  tab_search: 'Search words',
  synonyms: 'Words that find each other',
  synonymsText:
    'Searching for one of these words finds the others as well: a word and its plural, or two names of one thing. It holds from the next search on.',
  searchSynonyms: 'Find a word',
  words: 'Words',
  wordsText: 'At least two, with commas between them. A name of two or three words may be one: hard disk, HDD.',
  newSynonym: 'Add words',
  noSynonyms: 'Add words that people use for the same thing.',
  editSynonym: 'Words that find each other',
  deleteSynonym: 'Delete',
  deleteSynonymTitle: 'Delete these words?',
  deleteSynonymText: 'They find each other no more. What people wrote stays as it is.',
  synonymCreated: 'The words were added',
  synonymUpdated: 'The words were changed',
  synonymDeleted: 'The words were deleted',
  error_too_many_synonyms: 'The list is full. Delete words you no longer need.',

  audit_synonym_created: 'Added words that find each other',
  audit_synonym_updated: 'Changed words that find each other',
  audit_synonym_deleted: 'Deleted words that find each other',
  field_words: 'Words',
}
