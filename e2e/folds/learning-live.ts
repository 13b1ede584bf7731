import { personToken } from '@diwan/contract/kit/tokens'
import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { courseChannel, enrolmentChannel } from '@diwan/contract/training/events'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

const lesson = (key: string) => ({ kind: 'link' as const, key, titleAr: 'درس', titleEn: 'Lesson', url: 'https://example.org/' })
const content = {
  nameAr: 'السلامة',
  nameEn: 'Safety',
  sections: [{ key: 'one', titleAr: 'الأول', titleEn: 'First', lessons: [lesson('a'), lesson('b')] }],
}
const plan = {
  reminder: false,
  reminderDate: '',
  reminderTime: '',
  removal: false,
  removalDate: '',
  removalTime: '',
  push: false,
  schedule: false,
  scheduleDate: '',
  scheduleTime: '',
}

async function learningScene(w: World): Promise<Scene> {
  const [author, learner] = [await w.person('ADMIN'), await w.person('USER')]
  const { id } = (await w.call(author, courses.create, content)).body
  await w.call(author, coursePublishing.publish, { ...plan, id, version: 0, tokens: [personToken(learner.id)] })
  const joined = (await w.call(learner, learning.join, { id })).body.enrolment!
  await w.call(learner, learning.begin, { id: joined.id, version: joined.version })
  const done = (key: string) => () => w.call(learner, learning.done, { id: joined.id, lesson: key })
  return {
    id,
    readers: { 'who learns on it': { person: learner, channels: [enrolmentChannel(joined.id)] } },
    steps: [done('a'), done('b')],
  }
}

async function courseScene(w: World): Promise<Scene> {
  const author = await w.person('ADMIN')
  const { id } = (await w.call(author, courses.create, content)).body
  return {
    id,
    readers: { 'who wrote it': { person: author, channels: [courseChannel(id)] } },
    steps: [
      () => w.call(author, courses.change, { ...content, id, version: 1, nameAr: 'الثانية' }),
      () => w.call(author, coursePublishing.publish, { ...plan, id, version: 0, tokens: [personToken(author.id)] }),
      () => w.call(author, coursePublishing.pause, { id, version: 1 }),
    ],
  }
}

async function enrolmentScene(w: World): Promise<Scene> {
  const [author, learner] = [await w.person('ADMIN'), await w.person('USER')]
  const { id: course } = (await w.call(author, courses.create, content)).body
  await w.call(author, coursePublishing.publish, { ...plan, id: course, version: 0, tokens: [personToken(learner.id)] })
  const { id, version } = (await w.call(learner, learning.join, { id: course })).body.enrolment!
  return {
    id,
    readers: { 'who follows its learner': { person: author, channels: [enrolmentChannel(id)] } },
    steps: [() => w.call(learner, learning.begin, { id, version }), () => w.call(learner, learning.done, { id, lesson: 'a' })],
  }
}

export const courseLive: FoldCase = { scene: courseScene, atOnce: () => ({}), neverTakenBack: () => ({}) }
export const enrolmentLive: FoldCase = { scene: enrolmentScene, atOnce: () => ({}), neverTakenBack: () => ({}) }
export const learningLive: FoldCase = { scene: learningScene, atOnce: () => ({}), neverTakenBack: () => ({}) }
