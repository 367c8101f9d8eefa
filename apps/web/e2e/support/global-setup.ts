import { prepareServers } from './server.ts';

export default prepareServers;
