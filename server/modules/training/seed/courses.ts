import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { CourseContent } from '@diwan/contract/training/schemas/course'
import type { Answers } from '@diwan/core/fields/field'
import { choice, course, essay, link, quiz, section, text, word } from './writing.ts'

/** How far somebody has come: the lessons done in turn, and what the quiz was answered with. */
export interface SampleLearner {
  readonly by: string
  readonly done: readonly string[]
  readonly quiz?: Answers
}
export interface SampleCourse {
  readonly content: CourseContent
  /** Days ago. */
  readonly published: number
  /** To whom it is assigned, and when it is due, in days from today. */
  readonly assigned?: { readonly to: AudienceToken; readonly mandatory: boolean; readonly due: number }
  readonly learners: readonly SampleLearner[]
}

const BASICS = ['أساسيات', 'Essentials'] as const
const SKILLS = ['مهارات', 'Skills'] as const

const security = course(
  ['أمن المعلومات للجميع', 'Information security for everyone'],
  [
    'كيف تحمي حسابك وبيانات مؤسستك في نصف ساعة.',
    'How to protect your account and the data of the organisation, in half an hour.',
  ],
  BASICS,
  {
    sequential: true,
    certificate: true,
    validMonths: 12,
    signatoryAr: 'إدارة تقنية المعلومات',
    signatoryEn: 'Information Technology',
    sections: [
      section(
        'account',
        ['حسابك', 'Your account'],
        text(
          'passwords',
          ['كلمات مرور تصمد', 'Passwords that last'],
          [
            'استخدم عبارة من أربع كلمات لا علاقة بينها.\nلا تكرر كلمة المرور في موقعين.\nلن يطلب منك أحد من الدعم كلمة مرورك.',
            'Use a phrase of four words that have nothing to do with each other.\nNever use one password in two places.\nNobody from support will ever ask for your password.',
          ],
        ),
        text(
          'phishing',
          ['رسائل التصيّد', 'Phishing'],
          [
            'تحقق من عنوان المرسل لا من اسمه.\nلا تفتح مرفقًا لم تكن تنتظره.\nعند الشك افتح تذكرة قبل أن تنقر.',
            'Check the address of the sender, not the name.\nDo not open an attachment that you did not expect.\nIn doubt, open a ticket before you click.',
          ],
        ),
      ),
      section(
        'test',
        ['اختبر نفسك', 'Test yourself'],
        quiz(
          'quiz',
          ['اختبار أمن المعلومات', 'Quiz on information security'],
          [
            choice(
              'support',
              ['اتصل بك الدعم وطلب كلمة مرورك. ماذا تفعل؟', 'Support calls and asks for your password. What do you do?'],
              ['أرفض وأبلغ', 'Refuse and report it'],
              ['أعطيهم إياها ثم أغيّرها', 'Give it, then change it'],
              ['أرسلها بالبريد', 'Send it by e-mail'],
            ),
            choice(
              'strong',
              ['أيها أقوى؟', 'Which one is the strongest?'],
              ['عبارة من أربع كلمات عشوائية', 'A phrase of four random words'],
              ['اسمك وسنة ميلادك', 'Your name and year of birth'],
              ['12345678', '12345678'],
            ),
            word(
              'name',
              [
                'ما اسم الرسائل التي تنتحل صفة غيرها لسرقة بياناتك؟',
                'What are messages called that steal data by posing as others?',
              ],
              'التصيد',
              'تصيد',
              'رسائل التصيد',
              'phishing',
            ),
          ],
          { pass: 60, minutes: 15 },
        ),
        link('more', ['للاستزادة', 'Further reading'], 'https://www.rfc-editor.org/rfc/rfc4949'),
      ),
    ],
  },
)

const fire = course(
  ['السلامة من الحريق', 'Fire safety'],
  ['ما تفعله في الدقائق الأولى، وأين تتجمع.', 'What to do in the first minutes, and where to gather.'],
  BASICS,
  {
    dueDays: 30,
    sections: [
      section(
        'before',
        ['قبل الحريق', 'Before a fire'],
        text(
          'exits',
          ['اعرف مخارجك', 'Know your exits'],
          [
            'في كل طابق مخرجان.\nلا تُغلق أبواب الطوارئ بأي غرض.',
            'Each floor has two exits.\nNothing may block an emergency door.',
          ],
        ),
        text('tools', ['الطفايات', 'Extinguishers'], ['اسحب المسمار ثم صوّب نحو القاعدة.', 'Pull the pin, then aim at the base.']),
      ),
      section(
        'during',
        ['عند الإنذار', 'When the alarm sounds'],
        text(
          'leave',
          ['اخرج ولا تعد', 'Leave, and do not go back'],
          [
            'استخدم السلالم لا المصاعد.\nتوجه إلى نقطة التجمع وانتظر العد.',
            'Use the stairs, never the lift.\nGo to the assembly point and wait to be counted.',
          ],
        ),
      ),
    ],
  },
)

const visitors = course(
  ['خدمة المراجعين', 'Serving visitors'],
  ['استقبال واضح وسريع ولطيف.', 'A clear, quick and kind welcome.'],
  SKILLS,
  {
    sections: [
      section(
        'meeting',
        ['الاستقبال', 'Welcoming'],
        text(
          'first',
          ['أول دقيقة', 'The first minute'],
          ['قف وسلّم واسأل عن الحاجة قبل الهوية.', 'Stand up, greet, and ask what is needed before you ask who it is.'],
        ),
        text(
          'angry',
          ['المراجع الغاضب', 'An angry visitor'],
          [
            'استمع حتى النهاية.\nأعد ما فهمته ثم قل ما تستطيع فعله.',
            'Listen to the end.\nSay what you understood, then what you can do.',
          ],
        ),
      ),
      section(
        'test',
        ['التقييم', 'Assessment'],
        quiz(
          'quiz',
          ['تقييم خدمة المراجعين', 'Assessment of serving visitors'],
          [
            choice(
              'order',
              ['بماذا تبدأ؟', 'What comes first?'],
              ['التحية ثم الحاجة', 'The greeting, then the need'],
              ['طلب الهوية', 'Asking for the identity card'],
            ),
            essay('case', ['صف موقفًا صعبًا وكيف تعاملت معه.', 'Describe a difficult situation and how you handled it.']),
          ],
        ),
      ),
    ],
  },
)

const welcome = course(
  ['أهلًا بك في المؤسسة', 'Welcome to the organisation'],
  ['أسبوعك الأول: من تسأل، وأين تجد كل شيء.', 'Your first week: whom to ask, and where to find everything.'],
  BASICS,
  {
    sections: [
      section(
        'days',
        ['أيامك الأولى', 'Your first days'],
        text(
          'people',
          ['فريقك', 'Your team'],
          [
            'ستقابل مديرك في اليوم الأول وزميلًا يرافقك أسبوعًا.',
            'You meet your manager on the first day, and a colleague who stays with you for a week.',
          ],
        ),
        text(
          'tools',
          ['أدواتك', 'Your tools'],
          [
            'كل ما تحتاج إليه في هذه البوابة: المحادثات والتذاكر والمهام.',
            'All you need is in this portal: chats, tickets and tasks.',
          ],
        ),
      ),
    ],
  },
)

const letters = course(
  ['الكتابة الإدارية الواضحة', 'Clear official writing'],
  ['رسائل تُقرأ مرة واحدة وتُفهم.', 'Letters that are read once and understood.'],
  SKILLS,
  {
    sections: [
      section(
        'write',
        ['اكتب', 'Write'],
        text(
          'short',
          ['جمل قصيرة', 'Short sentences'],
          [
            'فكرة واحدة في كل جملة.\nابدأ بالمطلوب ثم السبب.',
            'One idea in each sentence.\nBegin with what you need, then say why.',
          ],
        ),
        link('guide', ['دليل الأسلوب', 'A style guide'], 'https://www.plainlanguage.gov/guidelines/'),
        quiz(
          'quiz',
          ['اختبار قصير', 'A short quiz'],
          [
            choice(
              'begin',
              ['بماذا تبدأ الرسالة؟', 'With what does a letter begin?'],
              ['المطلوب', 'What is needed'],
              ['المقدمات', 'Introductions'],
              ['التوقيع', 'The signature'],
            ),
          ],
        ),
      ),
    ],
  },
)

const remote = course(
  ['العمل عن بُعد', 'Working remotely'],
  ['اتفاقات بسيطة تجعل الفريق الموزع يعمل بهدوء.', 'Simple agreements that let a distributed team work calmly.'],
  SKILLS,
  {
    sections: [
      section(
        'agree',
        ['اتفاقات الفريق', 'Agreements of the team'],
        text(
          'hours',
          ['ساعات مشتركة', 'Shared hours'],
          ['أربع ساعات مشتركة تكفي للاجتماعات.', 'Four shared hours are enough for meetings.'],
        ),
        text(
          'written',
          ['اكتب ما اتفقتم عليه', 'Write down what you agreed'],
          ['القرار الذي لا يُكتب يُنسى.', 'A decision that is not written down is forgotten.'],
        ),
      ),
    ],
  },
)

/** What an organisation teaches its people: assigned and free, finished, late, and waiting to be marked. */
export const sampleCourses: readonly SampleCourse[] = [
  {
    content: security,
    published: 40,
    assigned: { to: 'all', mandatory: true, due: -3 },
    learners: [
      { by: 'sara', done: ['passwords', 'phishing'], quiz: { support: 'o0', strong: 'o0', name: 'التصيّد' } },
      { by: 'omar', done: ['passwords', 'phishing'], quiz: { support: 'o0', strong: 'o0', name: 'Phishing' } },
      { by: 'layla', done: ['passwords', 'phishing'], quiz: { support: 'o0', strong: 'o2', name: 'spam' } },
      { by: 'khalid', done: ['passwords'] },
      { by: 'reem', done: [] },
    ],
  },
  {
    content: fire,
    published: 12,
    assigned: { to: 'all', mandatory: true, due: 9 },
    learners: [
      { by: 'huda', done: ['exits', 'tools', 'leave'] },
      { by: 'sara', done: ['exits'] },
      { by: 'omar', done: ['exits', 'tools'] },
    ],
  },
  {
    content: visitors,
    published: 20,
    learners: [
      {
        by: 'huda',
        done: ['first', 'angry'],
        quiz: { order: 'o0', case: 'تأخر موعد مراجع ساعة، فاعتذرت وعرضت عليه موعدًا مع زميل.' },
      },
      { by: 'layla', done: ['first'] },
    ],
  },
  {
    content: welcome,
    published: 90,
    learners: [
      { by: 'reem', done: ['people', 'tools'] },
      { by: 'sara', done: ['people', 'tools'] },
    ],
  },
  {
    content: letters,
    published: 25,
    learners: [
      { by: 'omar', done: ['short'], quiz: { begin: 'o0' } },
      { by: 'layla', done: ['short'] },
    ],
  },
  { content: remote, published: 6, learners: [{ by: 'khalid', done: ['hours'] }] },
]
