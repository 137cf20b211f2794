import { aiven } from './aiven.ts';
import { coolify } from './coolify.ts';
import { digitalocean } from './digitalocean.ts';
import { digitaloceanOperations } from './digitalocean-operations.ts';
import { fly } from './fly.ts';
import { flyOperations } from './fly-operations.ts';
import { heroku } from './heroku.ts';
import { herokuOperations } from './heroku-operations.ts';
import { hetzner } from './hetzner.ts';
import { hetznerOperations } from './hetzner-operations.ts';
import { market } from './market.ts';
import { neon } from './neon.ts';
import { netlify } from './netlify.ts';
import { railway } from './railway.ts';
import { railwayOperations } from './railway-operations.ts';
import { render } from './render.ts';
import { renderOperations } from './render-operations.ts';
import { supabase } from './supabase.ts';
import type { PlatformRow } from './types.ts';
import { vercel } from './vercel.ts';
import { vercelOperations } from './vercel-operations.ts';

/** The rows of every platform's file. */
export const platformRows: readonly PlatformRow[] = [
  ...heroku,
  ...herokuOperations,
  ...fly,
  ...flyOperations,
  ...railway,
  ...railwayOperations,
  ...render,
  ...renderOperations,
  ...vercel,
  ...vercelOperations,
  ...digitalocean,
  ...digitaloceanOperations,
  ...netlify,
  ...coolify,
  ...hetzner,
  ...hetznerOperations,
  ...neon,
  ...supabase,
  ...aiven,
  ...market,
];
