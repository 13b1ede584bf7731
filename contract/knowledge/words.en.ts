import { events } from './words/events.en.ts'
import { manage } from './words/manage.en.ts'
import { reading } from './words/reading.en.ts'

export const en = {
  begin_article: 'New article',
  // name, what it is, entries of the menus
  name_knowledgeHub: 'Knowledge hub',
  held_article_one: '{{count, number}} article',
  held_article_other: '{{count, number}} articles',
  heldMore_article: '999+ articles',
  about_knowledgeHub: 'Articles that answer the questions asked most.',
  menu_admin_knowledgeHub: 'Knowledge hub',
  'menu_user_Knowledge Hub': 'Knowledge hub',

  // rights: a name and a sentence each
  'flag_knowledgeHub.view': 'Read articles',
  'about_knowledgeHub.view': 'Opens articles and comments on them.',
  'flag_knowledgeHub.create': 'Write articles',
  'about_knowledgeHub.create': 'Writes and changes articles.',
  'flag_knowledgeHub.publish': 'Publish articles',
  'about_knowledgeHub.publish': 'Publishes articles and manages their categories.',
  'flag_knowledgeHub.approve': 'Review articles',
  'about_knowledgeHub.approve': 'Approves or rejects articles that are sent for review.',

  found_article: 'Knowledge hub',
  ...events,
  ...reading,
  ...manage,

  // home
  widget_knowledgeHub_planned: 'Articles',
  widget_knowledgeHub_newest: 'From the knowledge hub',
  widget_knowledgeHub_reviews: 'Articles to review',
  widget_knowledgeHub_review: '{{title}} by {{person}}',
  widget_begin_knowledgeHub: 'Look around in the knowledge hub',

  // home of the administration
  widget_knowledgeHub_stale: 'Articles to check again',
  widget_knowledgeHub_misses: 'Searched and not found',
  widget_knowledgeHub_misses_searches: 'Searches',
}
