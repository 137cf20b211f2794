import type { TemplateSlug } from './types.ts';

/** Words that people search for and that the purpose of a template does not say. */
export const templateWords: Readonly<Record<TemplateSlug, string>> = {
  activepieces: 'workflow automation no-code webhooks integration triggers agents',
  actual: 'money budget personal finance envelope bank',
  anythingllm: 'rag chatbot llm gpt pdf knowledge vector embeddings',
  bookstack: 'documentation knowledge base manual handbook company wiki',
  bytebase: 'schema migration sql review postgres mysql devops audit',
  cap: 'video screencast screen capture recording share',
  dolibarr: 'invoicing quotes orders accounting company stock crm erp',
  ezbookkeeping: 'money expenses bookkeeping personal finance currency',
  ghost: 'blog newsletter cms website membership writing',
  kavita: 'ebooks epub pdf comics manga library reader',
  komga: 'comics manga ebooks cbz opds library reader',
  linkding: 'bookmarks links read later tags archive',
  memos: 'notes journal markdown diary microblog',
  navidrome: 'music audio streaming subsonic mp3 flac player',
  nodebb: 'forum discussion board community chat',
  openwebui: 'chatbot llm gpt ollama openai interface',
  penpot: 'design prototype interface mockup vector drawing ui',
  pictshare: 'image hosting pictures upload resize',
  remark42: 'comments blog discussion widget',
  'stirling-pdf': 'pdf merge split convert ocr sign documents',
  umami: 'website statistics visitors privacy cookieless tracking',
};
