import MarkdownIt from 'markdown-it'
import path from 'node:path'
import { finishPage } from './finish-page.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { attr, findNode, findNodes, hasClass, parseHtml, textIn, type HtmlNode } from './html-tree.ts'
import { PageFindings, type Pictures } from './pictures.ts'
import type { BroughtPage, RefusedPage } from './types.ts'

/** Mark-up in Markdown is words. Addresses are judged where links and pictures are rebuilt. */
const markdown = MarkdownIt('commonmark', { html: false }).enable(['table', 'strikethrough'])
markdown.validateLink = () => true

const stem = (name: string): string => path.posix.basename(name).replace(/\.[a-z]+$/i, '')
const foldersOf = (name: string): string[] =>
  path.posix
    .dirname(name)
    .split('/')
    .filter((part) => part !== '.' && part !== '')

/** Lines between three dashes at the beginning are for programs. */
const FRONT_MATTER = /^---\r?\n[\s\S]{0,20000}?\r?\n---\r?\n/

export function readMarkdown(name: string, text: string, pictures: Pictures): BroughtPage | RefusedPage {
  const findings = new PageFindings(pictures, path.posix.dirname(name))
  const root = parseHtml(markdown.render(text.replace(FRONT_MATTER, '')))
  return finishPage({
    title: stem(name),
    folder: foldersOf(name),
    blocks: blocksOfHtml(root, findings),
    findings,
    isFileName: true,
  })
}

/** Where Confluence and BookStack put what a page says; anything around it is navigation. */
const isBody = (node: HtmlNode): boolean =>
  attr(node, 'id') === 'main-content' ||
  attr(node, 'id') === 'content' ||
  hasClass(node, 'wiki-content') ||
  hasClass(node, 'page-content')

/** `above` are the pages above it, as the index of an export says. */
export function readHtmlPage(
  name: string,
  html: string,
  pictures: Pictures,
  above?: readonly string[],
): BroughtPage | RefusedPage {
  const findings = new PageFindings(pictures, path.posix.dirname(name))
  const root = parseHtml(html)
  const body =
    findNode(root, (node) => attr(node, 'id') === 'main-content') ??
    findNode(root, isBody) ??
    findNode(root, (node) => node.name === 'body') ??
    root
  const shown = withoutNavigation(body)
  return finishPage({
    title: titleOf(root, name),
    folder: above ?? foldersOf(name),
    blocks: blocksOfHtml(shown, findings),
    findings,
    isFileName: false,
  })
}

/** Confluence writes "Space : Page" into the title. */
function titleOf(root: HtmlNode, name: string): string {
  const shown = findNode(root, (node) => attr(node, 'id') === 'title-text') ?? findNode(root, (node) => node.name === 'title')
  const title = shown ? textIn(shown).replace(/\s+/g, ' ').trim() : ''
  return (title.includes(' : ') ? title.slice(title.indexOf(' : ') + 3) : title) || stem(name)
}

const NAVIGATION = ['breadcrumb-section', 'page-metadata', 'footer', 'pageSection']

function withoutNavigation(node: HtmlNode): HtmlNode {
  const isLeft = (one: HtmlNode): boolean =>
    one.name === 'nav' || (one !== node && NAVIGATION.some((name) => attr(one, 'id') === name || hasClass(one, name)))
  const children = (node.children ?? []).filter((child) => !isLeft(child))
  return { ...node, children: children.map((child) => (child.children ? withoutNavigation(child) : child)) }
}

/** From the index of a Confluence export: the titles of the pages above each file. */
export function hierarchyOf(html: string): ReadonlyMap<string, readonly string[]> {
  const above = new Map<string, readonly string[]>()
  const walk = (list: HtmlNode, titles: readonly string[]): void => {
    for (const item of (list.children ?? []).filter(({ name }) => name === 'li')) {
      const link = (item.children ?? []).find(({ name }) => name === 'a')
      const title = link ? textIn(link).replace(/\s+/g, ' ').trim() : ''
      if (link) above.set(attr(link, 'href'), titles)
      for (const inner of (item.children ?? []).filter(({ name }) => name === 'ul'))
        walk(inner, title === '' ? titles : [...titles, title])
    }
  }
  for (const list of findNodes(parseHtml(html), ({ name }) => name === 'ul')) walk(list, [])
  return above
}
