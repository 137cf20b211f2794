/* Stands in for tslib in the browser: the framework's packages use this one helper of it there. 3,145 bytes
   (brotli) of main.js, which would pass its budget with them. To remove it, take it out of `stand-ins.ts`. */
export const __importDefault = (module: { __esModule?: boolean }): unknown =>
  module.__esModule ? module : { default: module };
