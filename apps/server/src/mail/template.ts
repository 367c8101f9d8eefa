/** What a mail says; laid out here once as text and as HTML. */
export interface MailContent {
  subject: string;
  /** Plain sentences, one paragraph each. */
  paragraphs: readonly string[];
  /** Something to copy, shown large: a code, a temporary password. */
  highlight?: string | undefined;
  /** Rows of a small table, e.g. of a receipt. */
  rows?: readonly (readonly [label: string, value: string])[] | undefined;
  link?: { label: string; url: string } | undefined;
  /** Small print at the end. */
  notes?: readonly string[] | undefined;
  /** An answer to it reaches somebody. */
  canReply?: boolean | undefined;
}

const footerOf = ({ canReply = false }: MailContent) =>
  `이 메일은 출제공방에서 자동으로 보냈습니다.${canReply ? '' : ' 회신하셔도 읽지 못합니다.'}`;
/** The subject names us for the list of mails; inside the mail the name stands above. */
const headingOf = ({ subject }: MailContent) => subject.replace(/^\[출제공방\] /, '');

/** The mail as text, for programs that show no HTML. */
export function toText(content: MailContent): string {
  const { paragraphs, highlight, rows, link, notes } = content;
  return [
    headingOf(content),
    ...paragraphs,
    highlight && `    ${highlight}`,
    rows?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link && `${link.label}: ${link.url}`,
    notes?.map((note) => `- ${note}`).join('\n'),
    `--\n${footerOf(content)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The mail as HTML: one column, styles inline as mail programs want it, no picture and nothing fetched. */
export function toHtml(content: MailContent): string {
  const { subject, paragraphs, highlight, rows, link, notes } = content;
  const body = [
    `<h1 style="margin:0 0 20px;font-size:20px;line-height:1.4;color:#14213d">${escapeHtml(headingOf(content))}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`),
    highlight &&
      `<p style="margin:20px 0;padding:16px;background:#f1f4fa;border-radius:8px;text-align:center;font:700 26px/1.3 ui-monospace,Consolas,monospace;letter-spacing:3px;color:#14213d">${escapeHtml(highlight)}</p>`,
    rows &&
      `<table role="presentation" style="width:100%;margin:16px 0;border-collapse:collapse">${rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:8px 0;border-bottom:1px solid #e3e7ee;color:#5b6472">${escapeHtml(label)}</td><td style="padding:8px 0;border-bottom:1px solid #e3e7ee;text-align:right">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`,
    link &&
      `<p style="margin:20px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;background:#1d4ed8;border-radius:8px;color:#ffffff;text-decoration:none;font-weight:700">${escapeHtml(link.label)}</a></p>`,
    notes &&
      `<ul style="margin:20px 0 0;padding-left:18px;color:#5b6472;font-size:13px">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`,
  ];
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f7f9"><div style="max-width:520px;margin:0 auto;padding:24px 16px;font:15px/1.7 'Apple SD Gothic Neo','Malgun Gothic',sans-serif;color:#222831;word-break:keep-all;overflow-wrap:anywhere">
<p style="margin:0 0 12px;font-weight:700;color:#1d4ed8">출제공방</p>
<div style="padding:24px;background:#ffffff;border:1px solid #e3e7ee;border-radius:12px">${body.filter(Boolean).join('\n')}</div>
<p style="margin:16px 0 0;font-size:12px;color:#5b6472">${footerOf(content)}</p>
</div></body></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands in HTML, line breaks kept. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '').replaceAll('\n', '<br>');
}
