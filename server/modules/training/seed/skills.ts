import { choice, course, essay, link, quiz, section, text } from './writing.ts'

const SKILLS = ['مهارات', 'Skills'] as const

export const visitors = course(
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

export const letters = course(
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

export const remote = course(
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
